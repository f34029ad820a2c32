// A control that is made anew while a finger is on it never hears of the click: the browser makes none.
import {placeOf} from './placeOf';

let pressed: {element: Element; place: string} | undefined;

function note({target}: Event): void {
  const element = target instanceof Element ? target.closest('button, [role="tab"]') : null;
  pressed = element ? {element, place: placeOf(element)} : undefined;
}

function makeUp({target}: Event): void {
  if (pressed && !pressed.element.isConnected && target instanceof Node) {
    const current = document.querySelector<HTMLElement>(pressed.place);
    if (current?.contains(target)) {
      current.click();
    }
  }
  pressed = undefined;
}

export function replayLostClicks(): void {
  window.addEventListener('pointerdown', note, {capture: true, passive: true});
  window.addEventListener('pointerup', makeUp, {capture: true, passive: true});
}
