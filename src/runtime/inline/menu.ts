// The menu of narrow windows opens by HTML as a popover, which leaves the page behind alive. Here it becomes a modal
// dialog, before and after React.
import {makeModal} from '../modal';
import {menuId, widerThanMenu} from '../../protocol';

function menu(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${menuId}`);
}

/** A click on the dialog element itself is one on its backdrop. Newer browsers close it by `closedby`. */
function close({target}: Event): void {
  if (target instanceof Element && (target.id === menuId || target.closest(`[popovertarget="${menuId}"]`))) {
    menu()?.close();
  }
}

function follow({target}: Event): void {
  if (target instanceof HTMLDialogElement && target.id === menuId) {
    const isShown = target.matches(':popover-open');
    if (isShown) {
      makeModal(target);
    }
    for (const opener of document.querySelectorAll(`[aria-controls="${menuId}"]`)) {
      opener.setAttribute('aria-expanded', String(isShown || target.open));
    }
  }
}

export function watchMenu(): void {
  window.addEventListener('click', close, true);
  // These two do not bubble.
  document.addEventListener('toggle', follow, true);
  document.addEventListener('close', follow, true);
  window.matchMedia(widerThanMenu).addEventListener('change', () => menu()?.close());
}
