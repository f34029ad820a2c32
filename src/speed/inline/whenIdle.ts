/** Runs when the browser is idle, or after a short delay in Safari, which cannot tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act);
  } else {
    setTimeout(act, 200);
  }
}
