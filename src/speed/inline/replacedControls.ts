// Browsers fire no click if a control is replaced during a touch, and hydration replaces tabs.
import {controls, describe, find, type Control} from './control';

let pressed: Control | undefined;

function rememberPress({target}: Event): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  pressed = element ? describe(element) : undefined;
}

function clickReplacement({target}: Event): void {
  if (pressed && !pressed.element.isConnected && target instanceof Node) {
    const current = find(pressed);
    if (current?.contains(target)) {
      current.click();
    }
  }
  pressed = undefined;
}

export function replayLostClicks(): void {
  window.addEventListener('pointerdown', rememberPress, {capture: true, passive: true});
  window.addEventListener('pointerup', clickReplacement, {capture: true, passive: true});
}
