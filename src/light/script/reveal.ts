// Opens the sections and the tabs around the target of a link.
import {onPress} from './events';
import {openPanel} from './tabs';
import {targetOf} from './target';

function open(): void {
  const closed = targetOf(location.hash)?.closest('details:not([open]), [role=tabpanel][hidden]');
  if (closed) {
    if (closed instanceof HTMLDetailsElement) {
      closed.open = true;
    } else {
      openPanel(closed);
    }
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
