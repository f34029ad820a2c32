/** Safari does not tell when it has nothing to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act);
  } else {
    setTimeout(act, 200);
  }
}
