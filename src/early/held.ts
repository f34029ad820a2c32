import {afterFrame} from './afterFrame';
import {heldScripts, heldStyles} from './names';

const there = new Set<string>();

function listed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
}

function elementFor(address: string): HTMLElement {
  return address.endsWith('.css')
    ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address})
    : Object.assign(document.createElement('script'), {src: address, async: false});
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
      check();
    };
    document.head.append(element);
  }
  check();
}
