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
  const blocks = document.querySelectorAll<HTMLElement>('.markdown > *');
  let next = 0;
  afterFrame(function layOutSome() {
    let elements = 0;
    while (elements < elementsPerFrame) {
      const block = blocks[next];
      next += 1;
      if (!block) {
        layOutAll();
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

/** Whoever goes further down gets all at once: only then does the browser keep what is in sight where it is. */
function layOutAll(): void {
  root.removeAttribute(arriving);
}

/** The place that a link within the page leads to has to be known before the browser goes there. */
function layOutForLink({target}: Event): void {
  if (target instanceof Element && target.closest('[href*="#"]')) {
    layOutAll();
  }
}

/**
 * What is far below is laid out a little later, and not all at once: a long page would hold up a phone. Only where what is
 * in sight stays while things above it grow.
 */
export function layOutLater(): void {
  if (isOpenedAtTop() && CSS.supports('overflow-anchor:auto')) {
    root.setAttribute(arriving, '');
    window.addEventListener('load', layOutBlocks);
    window.addEventListener('scroll', layOutAll);
    window.addEventListener('click', layOutForLink, true);
  }
}
