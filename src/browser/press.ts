/** Calls `act` at a press of a link, button or summary that matches, or of a part of it, before React hears of it. */
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
