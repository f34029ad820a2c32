// Opens what hides the target of a link, and moves the focus after a navigation in place, so that a screen reader reads
// the new page.
import {routeShown} from './names';
import {onPress} from './press';
import {showPanelOf} from './tabs';

function target(): HTMLElement | null {
  try {
    return location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function reveal(): void {
  const found = target();
  if (!found?.closest('details:not([open]), [role=tabpanel][hidden]')) {
    return;
  }
  showPanelOf(found);
  for (let around = found.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  found.scrollIntoView();
}

reveal();
window.addEventListener('hashchange', reveal);
// The address does not change when the same link is pressed again.
onPress('a[href*="#"]', () => {
  setTimeout(reveal);
});

function focus(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({preventScroll: true});
}

document.addEventListener(routeShown, () => {
  reveal();
  const place = target() ?? document.querySelector('h1');
  if (place) {
    focus(place);
  }
});

// With the hash router, the fragment of the link would be read as a page.
onPress('[data-skip]', (_, event) => {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) {
    event.preventDefault();
    focus(title);
  }
});
