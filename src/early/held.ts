import {afterFrame} from './afterFrame';
import {heldScripts, heldStyles} from './names';
import {isReady} from './ready';

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
 * The sheet of the whole site is for what React brings. What stands in the page has its styles already, and would only be
 * styled anew while the reader waits for an answer. It holds for no medium until it is here and can be put out of use: a
 * change of the medium later would have the page laid out anew.
 */
export function useHeldStyles(isUsed = true): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[media]')) {
    if (link.sheet) {
      link.sheet.disabled = !isUsed;
      link.media = '';
    }
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
      useHeldStyles(isReady());
      check();
    };
    document.head.append(element);
  }
  check();
}
