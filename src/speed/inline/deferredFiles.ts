import {afterFrame} from '../../runtime/afterFrame';
import {deferredScripts, deferredStyles} from '../../protocol';
import {whenIdle} from './whenIdle';

/** Asked for, and not failed since. */
const asked = new Set<string>();
let loaded = 0;

function listed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
}

/** The full style sheet is for what React renders, so it is applied when the browser is idle. */
function styleSheet(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href, media: 'not all'});
  link.addEventListener('load', () => {
    whenIdle(() => {
      link.media = 'all';
    });
  });
  return link;
}

function elementFor(address: string): HTMLElement {
  return address.endsWith('.css')
    ? styleSheet(address)
    : Object.assign(document.createElement('script'), {src: address, async: false});
}

function addresses(): string[] {
  return [...listed(deferredStyles), ...listed(deferredScripts)];
}

export function areLoaded(): boolean {
  return loaded === addresses().length;
}

/** Loads the deferred files that have not loaded yet. Those that have must not run twice. */
export function loadDeferredFiles(fail: () => void): void {
  const check = () => {
    if (areLoaded()) {
      afterFrame(() => {
        // A host may answer with HTML instead of a script, which loads without an error but starts nothing.
        if (!('docusaurus' in window)) {
          fail();
        }
      });
    }
  };
  for (const address of addresses().filter((one) => !asked.has(one))) {
    asked.add(address);
    const element = elementFor(address);
    element.addEventListener('load', () => {
      loaded += 1;
      check();
    });
    element.addEventListener('error', () => {
      asked.delete(address);
      fail();
    });
    document.head.append(element);
  }
  check();
}
