// React takes a page over bit by bit, but all the rest of it at once as soon as it hears of a press: a slow phone answers
// when that is done. Until then a press is the early script's, which listens in front of this, and React waits for it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unstable_scheduleCallback, unstable_UserBlockingPriority} from 'scheduler';
import {isReady} from '../early/ready';

/** How long React waits, in milliseconds: for a finger to be lifted, and then for the answer to be seen. */
const waits: Record<string, number> = {pointerdown: 1000, pointerup: 100, keydown: 100, pointercancel: 0};
const presses = [...Object.keys(waits), 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click', 'keyup'];

let until = 0;

/** Stands in front of what React has to do, and stays there for as long as it hands itself back. */
function stayInFront(): (() => unknown) | undefined {
  return performance.now() < until ? stayInFront : undefined;
}

function holdReact(wait: number): void {
  const isWaiting = performance.now() < until;
  until = performance.now() + wait;
  if (!isWaiting) {
    unstable_scheduleCallback(unstable_UserBlockingPriority, stayInFront);
  }
}

function keepFromReact(event: Event): void {
  if (isReady()) {
    for (const type of presses) {
      window.removeEventListener(type, keepFromReact, true);
    }
    return;
  }
  const wait = waits[event.type];
  if (wait !== undefined) {
    holdReact(wait);
  }
  // A key that is meant for nothing in the page, as Ctrl+K, does not come to React at all.
  if (event.target instanceof Element && event.target.closest('#__docusaurus')) {
    event.stopPropagation();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of presses) {
    window.addEventListener(type, keepFromReact, {capture: true, passive: true});
  }
}
