// cspell:ignore longtask
// Runs in every page before its scripts, and records what a reader would see.

/** @typedef {{start: number, end: number}} Task */
/** @typedef {{fcp: number, lcp: number, cls: number, longTasks: Task[]}} Metrics */
/** @typedef {{heading: string, at: number}} ShownHeading */
/** @typedef {Window & typeof globalThis & {metrics: Metrics, reportHeading: (shown: ShownHeading) => void}} ObservedWindow */
/** @typedef {PerformanceEntry & {value: number, hadRecentInput: boolean}} LayoutShift */

export function observe() {
  const observed = /** @type {ObservedWindow} */ (window);
  /** @type {Metrics} */
  const metrics = {fcp: 0, lcp: 0, cls: 0, longTasks: []};
  observed.metrics = metrics;

  /** @param {string} type @param {(entry: PerformanceEntry) => void} record */
  function onEntry(type, record) {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(record);
    }).observe({type, buffered: true});
  }
  onEntry('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      metrics.fcp = startTime;
    }
  });
  onEntry('largest-contentful-paint', ({startTime}) => {
    metrics.lcp = startTime;
  });
  onEntry('layout-shift', (entry) => {
    const {value, hadRecentInput} = /** @type {LayoutShift} */ (entry);
    metrics.cls += hadRecentInput ? 0 : value;
  });
  onEntry('longtask', ({startTime, duration}) => {
    metrics.longTasks.push({start: startTime, end: startTime + duration});
  });

  let last = '';
  function checkHeading() {
    const heading = document.querySelector('h1')?.textContent.trim() ?? '';
    if (heading !== '' && heading !== last) {
      last = heading;
      // After the frame that shows it has been painted.
      setTimeout(() => {
        observed.reportHeading({heading, at: performance.timeOrigin + performance.now()});
      });
    }
    requestAnimationFrame(checkHeading);
  }
  requestAnimationFrame(checkHeading);
}
