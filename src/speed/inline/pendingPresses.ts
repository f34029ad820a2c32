// Presses on controls that need React, made before it is there. The control looks busy. What can do no harm is carried out
// once the page is hydrated: in this document, on the same control, and soon. Everything else has to be pressed again.
import {translate} from '@docusaurus/Translate';
import {earlyControl, type EarlyControl} from '../../protocol';
import {showWord} from '../../runtime/notice';
import {describe, find, type Control} from './control';
import {selectTab} from './tabs';

const longestWait = 5000;

type Press = Control & {expires: number};

/** The last press of each group: of several tabs the reader wants the last. */
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

/** A reader who has left the page and comes back no longer expects what was pressed before. */
export function expirePresses(): void {
  for (const press of pending.values()) {
    press.expires = 0;
  }
}

/** React does not come. The panel of a tab is shown already, and stays. */
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
