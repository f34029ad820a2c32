import {heldScripts, heldStyles} from './names';

const there = new Set<string>();

function listed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
}

function elementFor(address: string): HTMLElement {
  return address.endsWith('.css')
    ? Object.assign(document.createElement('link'), {rel: 'preload', as: 'style', href: address})
    : Object.assign(document.createElement('script'), {src: address, async: false});
}

/**
 * For what React brings into the page. What stands in it has its styles already, and would only be styled anew while the
 * reader waits for an answer.
 */
export function useHeldStyles(): void {
  document.querySelector('[as="style"]')?.setAttribute('rel', 'stylesheet');
}

/** Loads what is held back and not there yet: a script must not run twice. */
export function loadHeld(fail: () => void): void {
  const wanted = [...listed(heldStyles), ...listed(heldScripts)].filter((address) => !there.has(address));
  let missing = wanted.length;
  for (const address of wanted) {
    const element = elementFor(address);
    element.onerror = fail;
    element.onload = () => {
      there.add(address);
      missing -= 1;
      // A host may answer with a page instead of a script: that loads, and begins nothing.
      if (missing === 0 && !('docusaurus' in window)) {
        fail();
      }
    };
    document.head.append(element);
  }
  if (missing === 0) {
    fail();
  }
}
