// Browsers fire no click when a control is replaced while a finger is on it. Hydration replaces tabs.
import {placeOf} from './placeOf';

let pressed: {element: Element; place: string} | undefined;

function rememberPress({target}: Event): void {
  const element = target instanceof Element ? target.closest('button, [role="tab"]') : null;
  pressed = element ? {element, place: placeOf(element)} : undefined;
}

function clickReplacement({target}: Event): void {
  if (pressed && !pressed.element.isConnected && target instanceof Node) {
    const current = document.querySelector<HTMLElement>(pressed.place);
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
