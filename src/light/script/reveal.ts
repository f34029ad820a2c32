// Opens the sections around the target of a link.
import {onPress} from './press';
import {targetOf} from './target';

function open(): void {
  const closed = targetOf(location.hash)?.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) {
    closed.open = true;
    open();
    targetOf(location.hash)?.scrollIntoView();
  }
}

export function reveal(): void {
  open();
  window.addEventListener('hashchange', open);
  // Some pages have a list before their title.
  onPress('[data-light-skip]', (_, event) => {
    event.preventDefault();
    const title = document.querySelector<HTMLElement>('main h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({preventScroll: true});
  });
}
