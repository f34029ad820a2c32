import {whenIdle} from './idle';
import {arriving} from './names';

const root = document.documentElement;

/** Not one that the browser brings back to where the reader was: for that it has to know where things stand. */
function isOpenedAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash === '' && visit?.type === 'navigate';
}

/**
 * What is far below is laid out when the browser has time, the text first and then the tables: all of a long page at once
 * would hold up a phone.
 */
export function layOutLater(): void {
  if (isOpenedAtTop()) {
    root.setAttribute(arriving, 'true');
    window.addEventListener('load', () => {
      whenIdle(() => {
        root.setAttribute(arriving, 'false');
        whenIdle(() => {
          root.removeAttribute(arriving);
        });
      });
    });
  }
}
