// Hydration replaces tabs. Browsers then fire no click if that happens during a touch, and forget the focus.
import {controls, describe, fields, find, type Control} from './control';

/** The control or field that was pressed or focused last. */
let reached: Control | undefined;

function remember({target}: Event): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(`${controls}, ${fields}`) : null;
  reached = element ? describe(element) : undefined;
}

function replacement(): HTMLElement | undefined {
  return reached && !reached.element.isConnected ? find(reached) : undefined;
}

function clickReplacement({target, button}: PointerEvent): void {
  const current = replacement();
  if (button === 0 && target instanceof Node && current?.contains(target)) {
    current.click();
  }
}

/** Unless the focus is somewhere else by now. A press on the control may still be going on. */
export function restoreFocus(): void {
  const pressed = reached;
  if (document.activeElement === document.body) {
    replacement()?.focus({preventScroll: true});
  }
  reached = pressed;
}

export function watchControls(): void {
  for (const type of ['pointerdown', 'focusin']) {
    window.addEventListener(type, remember, {capture: true, passive: true});
  }
  window.addEventListener('pointerup', clickReplacement, {capture: true, passive: true});
}
