/**
 * Calls `act` when the reader presses a link, a button or a summary that matches, or something in it, before React hears
 * of it.
 */
export function onPress(selector: string, act: (control: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('a, button, summary');
      if (control?.matches(selector)) {
        act(control, event);
      }
    },
    true,
  );
}

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
