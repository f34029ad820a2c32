/** Calls `act` when the reader presses an element that matches, or something in it, before React hears of it. */
export function onPress(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
      if (element) {
        act(element, event);
      }
    },
    true,
  );
}
