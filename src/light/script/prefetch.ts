// Marks the links whose pages the browser fetches or makes ahead, by the rules of plugin.ts: the link on which
// the mouse or the focus of the keyboard rests, and the link to the next page when it comes into view. Where a browser has
// no such rules, it is asked to fetch them.
const mark = 'data-light-rested';
const seen = 'data-light-seen';
const rest = 200;

const hasRules = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

let waiting: number | undefined;

function stopWaiting(): void {
  window.clearTimeout(waiting);
}

function unmark(): void {
  document.querySelector(`a[${mark}]`)?.removeAttribute(mark);
}

function fetchAhead(link: HTMLAnchorElement, name: string): void {
  link.setAttribute(name, '');
  if (!hasRules && link.origin === location.origin && link.pathname !== location.pathname) {
    const {href} = link;
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }
}

/** A press is no rest: a page that is made from then on is not ready when the button goes up, and begins again. */
function wait(target: EventTarget | null): void {
  stopWaiting();
  const link = (target as Element).closest('a');
  if (link) {
    waiting = window.setTimeout(() => {
      // One page at a time is made ahead.
      unmark();
      fetchAhead(link, mark);
    }, rest);
  }
}

function watchNext(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        fetchAhead(target as HTMLAnchorElement, seen);
      }
    }
  });
  document.querySelectorAll('.pagination-nav__link--next').forEach((link) => {
    observer.observe(link);
  });
}

export function prefetch(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
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
  watchNext();
}
