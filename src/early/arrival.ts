import {afterFrame} from './afterFrame';
import {arriving} from './names';

const root = document.documentElement;

/** Not one that the browser brings back to where the reader was: for that it has to know where things stand. */
function isOpenedAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash === '' && visit?.type === 'navigate';
}

/**
 * What is far below is laid out a little later, the text first and then the tables: all of a long page at once would hold
 * up a phone. Only where what is in sight stays while things above it grow.
 */
export function layOutLater(): void {
  if (isOpenedAtTop() && CSS.supports('overflow-anchor:auto')) {
    root.setAttribute(arriving, 'true');
    window.addEventListener('load', () => {
      afterFrame(() => {
        root.setAttribute(arriving, 'false');
        afterFrame(() => {
          root.removeAttribute(arriving);
        });
      });
    });
  }
}
