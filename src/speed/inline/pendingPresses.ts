// Presses before hydration on controls that need React. The control looks busy. Harmless presses are replayed after
// hydration, in the same document, on the same control, and only soon. All others must be repeated.
import {translate} from '@docusaurus/Translate';
import {earlyControl, type EarlyControl} from '../../protocol';
import {showWord} from '../../runtime/notice';
import {describe, find, type Control} from './control';
import {selectTab} from './tabs';

const longestWait = 5000;

type Press = Control & {expires: number};

/** The last press in each group, because only the last one of several tabs counts. */
const pending = new Map<Element, Press>();

export function addPress(element: HTMLElement): void {
  const group = element.closest('[role="tablist"]') ?? element;
  const earlier = pending.get(group);
  if (earlier) {
    earlier.element.ariaBusy = null;
    pending.delete(group);
  }
  const isHarmless = element.getAttribute(earlyControl) !== ('again' satisfies EarlyControl);
  pending.set(group, {...describe(element), expires: isHarmless ? performance.now() + longestWait : 0});
  element.ariaBusy = 'true';
}

/** A reader who left and came back no longer expects the press to act. */
export function expirePresses(): void {
  for (const press of pending.values()) {
    press.expires = 0;
  }
}

/**
 * For when React does not load. The panel of a pressed tab is already visible, and stays. If React loads after all, it
 * starts with the first tab, so the reader is told.
 */
export function dropPresses(): void {
  expirePresses();
  for (const [group, {element}] of pending) {
    element.ariaBusy = null;
    if (element.role === 'tab') {
      selectTab(element);
    } else {
      pending.delete(group);
    }
  }
}

export function isWaiting(): boolean {
  return pending.size > 0;
}

export function replayPresses(): void {
  const presses = [...pending.values()];
  pending.clear();
  const late: string[] = [];
  for (const press of presses) {
    press.element.ariaBusy = null;
    const control = find(press);
    if (control && performance.now() < press.expires) {
      control.click();
    } else if (control?.ariaSelected !== 'true') {
      late.push(press.name);
    }
  }
  if (late.length > 0) {
    showWord(
      translate(
        {
          id: 'notice.pressAgain',
          message: 'The page is ready now. Press again: {names}.',
          description: 'names: what the buttons are called, separated by commas',
        },
        {names: late.join(', ')},
      ),
    );
  }
}
