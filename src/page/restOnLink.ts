// Marks the link on which the mouse or the focus of the keyboard rests, so that the browser makes its page ahead, by the
// rules of src/features/speed. A press is no mark: the page would not be ready when the button goes up, and begin again.
const mark = 'data-site-rested';
const rest = 200;

let waiting: number | undefined;

function stopWaiting(): void {
  window.clearTimeout(waiting);
}

function unmark(): void {
  document.querySelector(`a[${mark}]`)?.removeAttribute(mark);
}

/** One page at a time is made ahead. */
function markLink(link: HTMLAnchorElement): void {
  unmark();
  link.setAttribute(mark, '');
}

function wait(target: EventTarget | null): void {
  stopWaiting();
  const link = (target as Element).closest('a');
  if (link) {
    waiting = window.setTimeout(markLink, rest, link);
  }
}

export function restOnLink(): void {
  document.addEventListener('pointerover', ({pointerType, target}) => {
    if (pointerType === 'mouse') {
      wait(target);
    }
  });
  document.addEventListener('focusin', ({target}) => {
    if ((target as Element).matches(':focus-visible')) {
      wait(target);
    }
  });
  document.addEventListener('pointerdown', stopWaiting);
  // A page to which the reader comes back makes none ahead again.
  window.addEventListener('pagehide', unmark);
}
