import {afterFrame} from './afterFrame';
import {whenIdle} from './idle';
import {heldParts, heldScripts, heldStyles} from './names';

const there = new Set<string>();

function listed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
}

/** What begins comes before the parts that it asks for, and begins while these still come. */
function elementFor(address: string, isPart: boolean): HTMLElement {
  const fetchPriority = isPart ? 'auto' : 'high';
  return address.endsWith('.css')
    ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address, media: 'not all', fetchPriority})
    : Object.assign(document.createElement('script'), {src: address, async: false, fetchPriority});
}

/** Time for a finger to be lifted, and for the answer to be seen. */
const answerTime = 300;

/**
 * The sheet of the whole site is for what React brings. What stands in the page has its styles already, and is styled anew
 * when no finger is down: who lifts one waits for an answer. A change of the medium then would have it laid out anew as
 * well.
 */
function applyWhenIdle(link: HTMLLinkElement): void {
  const {sheet} = link;
  if (sheet) {
    sheet.disabled = true;
    link.media = '';
    const apply = () => {
      sheet.disabled = document.querySelector(':active') !== null;
      if (sheet.disabled) {
        setTimeout(apply, answerTime);
      }
    };
    whenIdle(apply);
  }
}

/** Loads what is held back and not there yet: a script must not run twice. */
export function loadHeld(fail: () => void): void {
  // The scripts ask for the parts that are not there yet, and tell of what cannot be loaded.
  const parts = listed(heldParts);
  const addresses = [...listed(heldStyles), ...listed(heldScripts), ...parts];
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
    const element = elementFor(address, parts.includes(address));
    const arrive = () => {
      there.add(address);
      if (element instanceof HTMLLinkElement) {
        applyWhenIdle(element);
      } else {
        // What asks for a part again would take this element for one that is still to come.
        element.remove();
      }
      check();
    };
    element.onload = arrive;
    element.onerror = parts.includes(address) ? arrive : fail;
    document.head.append(element);
  }
  check();
}
