/**
 * Calls `act` when the page is shown, and when the reader comes back to it. A page may be made before: by the browser ahead
 * of a press, or on an earlier visit.
 */
export function onEachShow(act: () => void): void {
  act();
  document.addEventListener('prerenderingchange', act);
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      act();
    }
  });
}
