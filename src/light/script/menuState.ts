// Which groups of the menu the reader opened or closed, and how far it is scrolled, on the next pages too. Until the tab is
// closed.
import {onceShown} from './shown';
import {read, write} from './storage';
import {menuId, wideWindow} from './names';

const key = 'menu';
const type = 'sessionStorage';

/** What the reader chose for each group, and nothing for those that are as the page has them. */
type State = {of?: string; top: number; groups: (boolean | null | undefined)[]};

let earlier: State['groups'] = [];
let shown: boolean[] = [];

const list = () => document.querySelector(`#${menuId} .theme-doc-sidebar-menu`);
const groups = () => [...(list()?.querySelectorAll('details') ?? [])];

/** The first page of a menu, which tells the menus of sections apart. */
const firstPage = () => list()?.querySelector('a')?.href;

function save(): void {
  const state: State = {
    of: firstPage(),
    top: list()?.scrollTop ?? 0,
    groups: groups().map(({open}, index) => (open === shown[index] ? earlier[index] : open)),
  };
  write(key, JSON.stringify(state), type);
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

/** Nothing where what is stored is damaged. */
function stored(): Partial<State> | null {
  try {
    return JSON.parse(read(key, type) ?? '{}') as Partial<State> | null;
  } catch {
    return null;
  }
}

function restore(): void {
  const last = stored();
  const state = last?.of === firstPage() ? last : null;
  earlier = state?.groups ?? [];
  groups().forEach((group, index) => {
    if (group.querySelector('[aria-current=page]') === null) {
      group.open = earlier[index] ?? group.open;
    }
  });
  shown = groups().map(({open}) => open);
  // After the first paint, which a measurement before it would delay.
  requestAnimationFrame(() => {
    setTimeout(scroll, 0, state?.top);
  });
}

export function menuState(): void {
  onceShown(restore);
  window.addEventListener('pagehide', save);
}
