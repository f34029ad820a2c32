// The dropdowns of the navbar are details elements, which the browser opens. That of languages keeps the reader's place.
import {onPress} from './events';

const dropdown = 'details[data-light-dropdown]';
const language = ':is(.navbar, .theme-light-menu) a[lang]';

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>(`${dropdown}[open]`);

/** Closes the dropdowns that the press or the focus is not in. */
function closeOthers({target}: Event): void {
  for (const one of openDropdowns()) {
    one.open = one.contains(target as Node);
  }
}

function closeOnEscape({key}: KeyboardEvent): void {
  for (const one of key === 'Escape' ? openDropdowns() : []) {
    one.open = false;
    one.querySelector('summary')?.focus();
  }
}

/** Links in the HTML cannot know the query and the fragment. */
function keepPlace(link: HTMLAnchorElement): void {
  const query = location.search.slice(1);
  if (!link.search.includes(query)) {
    link.search += `${link.search && '&'}${query}`;
  }
  link.hash = location.hash;
}

export function dropdowns(): void {
  if (SETTINGS.hasDropdowns) {
    document.addEventListener('click', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('keydown', closeOnEscape);
    onPress(`${dropdown} a`, (link) => {
      link.closest('details')?.removeAttribute('open');
    });
    onPress(language, (link) => {
      keepPlace(link as HTMLAnchorElement);
    });
  }
}
