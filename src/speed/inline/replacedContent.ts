// React builds the whole page again if an extension has inserted an element into it. What the reader typed or opened
// before then goes to the new elements.
import {describe, find, type Control} from './control';
import {isHydrated} from './isHydrated';

const changed = new Map<Element, Control>();

function remember({target}: Event): void {
  if (!isHydrated() && (target instanceof HTMLInputElement || target instanceof HTMLDetailsElement)) {
    changed.set(target, describe(target));
  }
}

function stateOf(element: HTMLElement): object {
  return element instanceof HTMLDetailsElement ? {open: element.open} : {value: (element as HTMLInputElement).value};
}

export function watchContent(): void {
  for (const type of ['input', 'toggle']) {
    window.addEventListener(type, remember, true);
  }
}

export function restoreContent(): void {
  for (const control of changed.values()) {
    const current = control.element.isConnected ? undefined : find(control);
    if (current) {
      Object.assign(current, stateOf(control.element));
      current.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }
}
