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
  if (target instanceof HTMLDialogElement && target.id === menuId && target.matches(':popover-open')) {
    makeModal(target);
  }
}

export function watchMenu(): void {
  window.addEventListener('click', close, true);
  // It does not bubble.
  document.addEventListener('toggle', follow, true);
  window.matchMedia(widerThanMenu).addEventListener('change', () => menu()?.close());
}
