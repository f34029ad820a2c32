// A page may be made before it is shown: by the browser ahead of a press, or on an earlier visit from which it comes back.

const isPrerendered = () => 'prerendering' in document && document.prerendering === true;

/** Calls `act` once the reader sees the page. Until then, a page does not count as opened. */
export function onceShown(act: () => void): void {
  if (isPrerendered()) {
    document.addEventListener('prerenderingchange', act, {once: true});
  } else {
    act();
  }
}

/** Calls `act` when the page is shown, and when the reader comes back to it. */
export function onEachShow(act: () => void): void {
  onceShown(act);
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      act();
    }
  });
}
