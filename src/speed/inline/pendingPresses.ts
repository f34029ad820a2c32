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

function take(): Press[] {
  const presses = [...pending.values()];
  pending.clear();
  for (const {element} of presses) {
    element.ariaBusy = null;
  }
  return presses;
}

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

/** For when React does not load. The panel of a pressed tab is already visible, and stays. */
export function dropPresses(): void {
  for (const {element} of take()) {
    if (element.role === 'tab') {
      selectTab(element);
    }
  }
}

export function replayPresses(): void {
  for (const press of take()) {
    const control = performance.now() < press.expires ? find(press) : undefined;
    if (control) {
      control.click();
    } else {
      showWord(
        translate(
          {
            id: 'notice.pressAgain',
            message: 'The page is ready now. Press “{name}” again.',
            description: 'name: what the button is called',
          },
          {name: press.name},
        ),
      );
    }
  }
}
