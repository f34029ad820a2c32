// The menu. In narrow windows it is a popover, which the browser opens, and closes on Escape or a press beside it.
import {onPress} from './events';
import {menuId} from './names';
import {read, write} from './storage';

const wide = window.matchMedia('(width > 996px)');
const popover = () => document.getElementById(menuId);

function close(): void {
  if (popover()?.matches(':popover-open')) {
    popover()?.hidePopover();
  }
}

const column = () => popover()?.querySelector('.theme-doc-sidebar-menu');

/** The first page of a menu tells those of sections apart. */
const scrollKey = () => `menu-top${column()?.querySelector('a')?.pathname}`;

/** Scrolls the column of wide windows to where it was, and until the entry of the page is seen. */
function showEntry(): void {
  if (wide.matches) {
    column()?.scrollTo(0, Number(read(scrollKey(), 'sessionStorage')));
    const entry = column()?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (entry && (entry.top < 0 || entry.bottom > window.innerHeight)) {
      column()?.scrollBy(0, entry.bottom - window.innerHeight / 2);
    }
  }
}

export function menu(): void {
  onPress(`#${menuId} a`, close);
  // The framework's `autoCollapseCategories`: what is opened closes those beside it.
  onPress('[data-light-alone]:not([open]) > summary', (opened) => {
    for (const category of opened.closest('ul')?.querySelectorAll(':scope > li > [open]') ?? []) {
      category.removeAttribute('open');
    }
  });
  wide.addEventListener('change', close);
  document.addEventListener('focusout', ({target, relatedTarget}) => {
    if (relatedTarget instanceof Node && popover()?.contains(target as Node) && !popover()?.contains(relatedTarget)) {
      close();
    }
  });
  // After the first paint, which a measurement before it would delay.
  requestAnimationFrame(() => {
    setTimeout(showEntry);
  });
  window.addEventListener('pagehide', () => {
    const list = column();
    if (wide.matches && list) {
      write(scrollKey(), String(list.scrollTop), 'sessionStorage');
    }
  });
}
