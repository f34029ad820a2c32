// Which groups of the menu the reader opened or closed, and how far it is scrolled, on the next pages too. Until the tab is
// closed.
import {onceShown} from './shown';
import {read, remove, write} from './storage';
import {menuId, wideWindow} from './names';

const key = 'menu';
const type = 'sessionStorage';

type State = {of?: string; top: number; groups: Record<string, boolean>};

const list = () => document.querySelector(`#${menuId} .theme-doc-sidebar-menu`);
const groups = () => [...(list()?.querySelectorAll('details') ?? [])];
const nameOf = (group: HTMLDetailsElement) => group.querySelector('summary')?.textContent ?? '';

/** The first page of a menu, which tells the menus of sections apart. */
const firstPage = () => list()?.querySelector('a')?.href;

function save(atFirst: Map<HTMLDetailsElement, boolean>): void {
  const changed = groups().filter((group) => group.open !== (atFirst.get(group) ?? false));
  const state: State = {
    of: firstPage(),
    top: list()?.scrollTop ?? 0,
    groups: Object.fromEntries(changed.map((group) => [nameOf(group), group.open])),
  };
  if (state.top > 0 || changed.length > 0) {
    write(key, JSON.stringify(state), type);
  } else {
    remove(key, type);
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

/** Nothing where what is stored is damaged. */
function stored(): Partial<State> | null {
  try {
    return JSON.parse(read(key, type) ?? '{}') as Partial<State> | null;
  } catch {
    return null;
  }
}

function restore(): void {
  const state = stored();
  const isSame = state?.of !== undefined && state.of === firstPage();
  for (const group of isSame ? groups() : []) {
    const isCurrent = group.querySelector('[aria-current=page]') !== null;
    group.open = isCurrent || (state?.groups?.[nameOf(group)] ?? group.open);
  }
  // After the first paint, which a measurement before it would delay.
  requestAnimationFrame(() => {
    setTimeout(scroll, 0, isSame ? state.top : 0);
  });
}

export function menuState(): void {
  const atFirst = new Map(groups().map((group) => [group, group.open]));
  onceShown(restore);
  window.addEventListener('pagehide', () => {
    save(atFirst);
  });
}
