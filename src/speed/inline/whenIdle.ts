/** Runs when the browser is idle; Safari does not say when that is. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act);
  } else {
    setTimeout(act, 200);
  }
}
