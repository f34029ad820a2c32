// cspell:ignore longtask
// Stands in every page before its own scripts and notes what a reader would see.

/** @typedef {{fcp: number, lcp: number, cls: number, tasks: {start: number, end: number}[]}} Seen */
/** @typedef {{heading: string, at: number}} Shown */
/** @typedef {PerformanceEntry & {value: number, hadRecentInput: boolean}} Shift */

export function observe() {
  /** @type {Seen} */
  const seen = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  Object.assign(window, {seen});

  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  function watch(type, note) {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({type, buffered: true});
  }
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      seen.fcp = startTime;
    }
  });
  watch('largest-contentful-paint', ({startTime}) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const {value, hadRecentInput} = /** @type {Shift} */ (entry);
    seen.cls += hadRecentInput ? 0 : value;
  });
  watch('longtask', ({startTime, duration}) => {
    seen.tasks.push({start: startTime, end: startTime + duration});
  });

  let known = '';
  function lookForHeading() {
    const heading = document.querySelector('h1')?.textContent.trim() ?? '';
    if (heading !== '' && heading !== known) {
      known = heading;
      const {tellHeading} = /** @type {Window & typeof globalThis & {tellHeading: (shown: Shown) => void}} */ (window);
      // After the frame that shows it.
      setTimeout(() => {
        tellHeading({heading, at: performance.timeOrigin + performance.now()});
      });
    }
    requestAnimationFrame(lookForHeading);
  }
  requestAnimationFrame(lookForHeading);
}
