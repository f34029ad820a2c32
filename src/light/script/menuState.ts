// Which groups of the menu the reader opened or closed, and how far it is scrolled, on the next pages too. Until the tab is
// closed.
import {onceShown} from './shown';
import {read, write} from './storage';
import {menuId, wideWindow} from './names';

const key = 'menu';
const type = 'sessionStorage';

type State = {of?: string; top?: number; groups?: (boolean | null | undefined)[]};

let last: State = {};

const list = () => document.querySelector(`#${menuId} .theme-doc-sidebar-menu`);
const groups = () => [...(list()?.querySelectorAll('details') ?? [])];
const isOfPage = (group: Element) => group.querySelector('[aria-current=page]') !== null;

/** The first page of a menu, which tells the menus of sections apart. */
const firstPage = () => list()?.querySelector('a')?.href;

function save(): void {
  const state: State = {
    of: firstPage(),
    top: list()?.scrollTop,
    // A group may be open for its page alone. On the next page it is as it was before.
    groups: groups().map((group, index) => (group.open && isOfPage(group) ? last.groups?.[index] : group.open)),
  };
  write(key, JSON.stringify(state), type);
}

/** Nothing where what is stored is damaged, or of another menu. */
function stored(): State {
  try {
    const state = JSON.parse(read(key, type) ?? '{}') as State;
    return state.of === firstPage() ? state : {};
  } catch {
    return {};
  }
}

/** Scrolls the column of wide windows to where it was, and until the entry of the current page is seen. */
function scroll(to = 0): void {
  const column = list();
  // The menu of narrow windows is closed, so it has no place to measure.
  if (column && window.matchMedia(wideWindow).matches) {
    column.scrollTop = to || column.scrollTop;
    const entry = column.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (entry && (entry.top < column.getBoundingClientRect().top || entry.bottom > window.innerHeight)) {
      column.scrollBy(0, entry.bottom - window.innerHeight / 2);
    }
  }
}

function restore(): void {
  last = stored();
  groups().forEach((group, index) => {
    group.open = isOfPage(group) || (last.groups?.[index] ?? group.open);
  });
  // After the first paint, which a measurement before it would delay.
  requestAnimationFrame(() => {
    setTimeout(scroll, 0, last.top);
  });
}

export function menuState(): void {
  onceShown(restore);
  window.addEventListener('pagehide', save);
}
