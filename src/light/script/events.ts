/** Calls `act` when the reader presses a link, a button or a summary that matches, before React hears of it. */
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

/** Calls `act` now, when a page that was made ahead is shown, and when the reader comes back to one. */
export function onEachShow(act: () => void): void {
  act();
  document.addEventListener('prerenderingchange', act);
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      act();
    }
  });
}
