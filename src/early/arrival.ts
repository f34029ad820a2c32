import {afterFrame} from './afterFrame';
import {arriving} from './names';

const root = document.documentElement;

/** A slow phone styles, lays out and paints so many in far less time than anybody feels. */
const elementsPerFrame = 50;

/** Not one that the browser brings back to where the reader was: for that it has to know where things stand. */
function isOpenedAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash === '' && visit?.type === 'navigate';
}

/** From the top, as many blocks as a frame can take, and then the next. */
function layOutBlocks(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('.markdown > *')];
  const waiting = blocks.values();
  afterFrame(function layOutSome() {
    let elements = 0;
    while (elements < elementsPerFrame) {
      const {value: block} = waiting.next();
      if (block === undefined) {
        root.removeAttribute(arriving);
        for (const {style} of blocks) {
          style.contentVisibility = '';
        }
        return;
      }
      block.style.contentVisibility = 'visible';
      elements += 1 + block.querySelectorAll('*').length;
    }
    afterFrame(layOutSome);
  });
}

/**
 * What is far below is laid out a little later, and not all at once: a long page would hold up a phone. Only where what is
 * in sight stays while things above it grow.
 */
export function layOutLater(): void {
  if (isOpenedAtTop() && CSS.supports('overflow-anchor:auto')) {
    root.setAttribute(arriving, '');
    window.addEventListener('load', layOutBlocks);
  }
}
