// Opens the sections around the target of a link, and moves the focus after a navigation in place, so that a screen
// reader reads the new page.
import {routeShown} from '../browser/names';
import {onPress} from '../browser/press';
import {targetOf} from '../browser/target';

/** The fragment of the page, which only with the browser router is that of the address. */
let fragment = location.hash;

function show(): void {
  const closed = targetOf(fragment)?.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) {
    closed.open = true;
    show();
    targetOf(fragment)?.scrollIntoView();
  }
}

function focus(place: HTMLElement | null): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({preventScroll: true});
}

export function reveal(): void {
  show();
  window.addEventListener('hashchange', () => {
    fragment = location.hash;
    show();
  });
  document.addEventListener(routeShown, (event) => {
    fragment = (event as CustomEvent<string>).detail;
    show();
    focus(targetOf(fragment) ?? document.querySelector('h1'));
  });
  // Some pages have a list before their title. With the hash router, the fragment of the link would be read as a page.
  onPress('[data-site-skip]', (_, event) => {
    event.preventDefault();
    focus(document.querySelector('main h1'));
  });
}
