// HTML alone opens the menu of narrow windows as a popover, which leaves the page behind it interactive. This makes it
// a modal dialog, before and after hydration.
import {makeModal} from '../modal';
import {menuId, widerThanMenu} from '../../protocol';

function menu(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${menuId}`);
}

/** A click on the dialog element itself is a click on its backdrop. Newer browsers also support `closedby`. */
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
  // Captured, because the event does not bubble.
  document.addEventListener('toggle', follow, true);
  window.matchMedia(widerThanMenu).addEventListener('change', () => menu()?.close());
}
