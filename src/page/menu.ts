// The menu of narrow windows is a popover. The browser opens it and closes it on Escape or a press beside it.
import {menuId, routeShown} from './names';
import {onPress} from './press';

/** In wide windows the navigation is in the page. The framework's breakpoint. */
const wide = window.matchMedia('(width > 996px)');

function close(): void {
  const menu = document.getElementById(menuId);
  if (menu?.matches(':popover-open')) {
    menu.hidePopover();
  }
}

onPress(`#${menuId} a`, close);
document.addEventListener(routeShown, close);
wide.addEventListener('change', close);
document.addEventListener('focusout', ({target, relatedTarget}) => {
  const menu = target instanceof Element && target.closest(`#${menuId}`);
  if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) {
    close();
  }
});

// On a phone the contents are above the text, and closed again when an entry is chosen.
onPress('.theme-doc-toc-mobile a', (entry) => {
  entry.closest('details')?.removeAttribute('open');
});

/** Scrolls the column of wide windows until the entry of the current page is seen. */
function showCurrent(): void {
  const menu = document.getElementById(menuId);
  const current = wide.matches && menu?.querySelector('[aria-current=page]');
  if (menu && current) {
    const end = Math.min(menu.getBoundingClientRect().bottom, window.innerHeight);
    const hidden = current.getBoundingClientRect().bottom - end;
    menu.scrollTop += hidden > 0 ? hidden + menu.clientHeight / 2 : 0;
  }
}

showCurrent();
document.addEventListener(routeShown, showCurrent);
