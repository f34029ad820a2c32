import {afterFrame} from './afterFrame';
import {whenIdle} from './idle';
import {heldScripts, heldStyles} from './names';

const there = new Set<string>();

function listed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
}

function elementFor(address: string): HTMLElement {
  return address.endsWith('.css')
    ? Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: address,
        media: 'not all',
        fetchPriority: 'high',
      })
    : Object.assign(document.createElement('script'), {src: address, async: false});
}

/**
 * The sheet of the whole site is for what React brings. What stands in the page has its styles already, and is styled anew
 * when nobody waits for an answer. A change of the medium then would have it laid out anew as well.
 */
function applyWhenIdle(link: HTMLLinkElement): void {
  const {sheet} = link;
  if (sheet) {
    sheet.disabled = true;
    link.media = '';
    whenIdle(() => {
      sheet.disabled = false;
    });
  }
}

/** Loads what is held back and not there yet: a script must not run twice. */
export function loadHeld(fail: () => void): void {
  const addresses = [...listed(heldStyles), ...listed(heldScripts)];
  const check = () => {
    if (there.size < addresses.length) {
      return;
    }
    // They begin in a task of their own (`src/client/entry.ts`).
    afterFrame(() => {
      // A host may answer with a page instead of a script: that loads, and begins nothing.
      if (!('docusaurus' in window)) {
        fail();
      }
    });
  };
  for (const address of addresses.filter((one) => !there.has(one))) {
    const element = elementFor(address);
    element.onerror = fail;
    element.onload = () => {
      there.add(address);
      if (element instanceof HTMLLinkElement) {
        applyWhenIdle(element);
      }
      check();
    };
    document.head.append(element);
  }
  check();
}
