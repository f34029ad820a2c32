import {expect} from '@playwright/test';
import {isRecord, type Tab} from './engine';

const kinds = {
  button: 'button',
  link: 'a[href]',
  tab: '[role=tab]',
  section: 'summary',
  number: 'input[type=number]',
};

type Kind = keyof typeof kinds;

type Place = {x: number; y: number};

/** The centre of a visible, enabled, unobstructed control with this kind and accessible name, while nothing moves. */
function placeOf(selector: string, name: string): Place | null {
  const controls = [...document.querySelectorAll(selector)];
  const control = controls.find((one) => {
    const named = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
    const spoken = one.ariaLabel ?? (named ?? one).textContent.trim();
    return one.checkVisibility({visibilityProperty: true}) && (spoken === name || spoken.startsWith(`${name} `));
  });
  if (!control || document.getAnimations().length > 0) {
    return null;
  }
  control.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = control.getBoundingClientRect();
  const middle = {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
  const hit = document.elementFromPoint(middle.x, middle.y);
  return hit && control.contains(hit) && !control.matches(':disabled') ? middle : null;
}

/** Presses a control once it is there and enabled. */
export async function press(tab: Tab, kind: Kind, name: string): Promise<void> {
  await expect(async () => {
    const place = await tab.read(placeOf, kinds[kind], name);
    expect(place, `a ${kind} named ${name}, on top of the page`).not.toBeNull();
    if (isRecord(place) && typeof place.x === 'number' && typeof place.y === 'number') {
      await tab.input({
        type: 'pointer',
        id: 'hand',
        actions: [
          {type: 'pointerMove', x: place.x, y: place.y},
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ],
      });
    }
  }).toPass();
}

/** Types a text, or a key given by its WebDriver code. */
export async function type(tab: Tab, text: string): Promise<void> {
  const strokes = Array.from(text).flatMap((value) => [
    {type: 'keyDown' as const, value},
    {type: 'keyUp' as const, value},
  ]);
  await tab.input({type: 'key', id: 'keyboard', actions: strokes});
}

export const keys = {enter: '\uE007', escape: '\uE00C', arrowDown: '\uE015', arrowRight: '\uE014', tab: '\uE004'};

/** Waits until a function evaluated in the page returns the expected value. */
export function eventually<Args extends string[]>(tab: Tab, look: (...args: Args) => unknown, ...args: Args) {
  return expect.poll(() => tab.read(look, ...args));
}
