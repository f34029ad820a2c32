// The menu of narrow windows opens by HTML as a popover, which leaves the page behind alive. Here it becomes a modal
// dialog, before and after React.
import {menuId, widerThanMenu} from './names';

function menu(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${menuId}`);
}

/** In place of what HTML would do. */
function openOrClose(event: Event): void {
  const dialog = menu();
  if (dialog && event.target instanceof Element && event.target.closest(`[popovertarget="${menuId}"]`)) {
    event.preventDefault();
    if (dialog.open) {
      dialog.close();
    } else {
      dialog.showModal();
    }
  }
}

/** The dialog itself is only hit where nothing of it stands: on the backdrop. Newer browsers do this by `closedby`. */
function closeOnBackdrop({target}: Event): void {
  if (target instanceof HTMLDialogElement && target.id === menuId) {
    target.close();
  }
}

function tellWhetherOpen({target}: Event): void {
  if (target instanceof HTMLDialogElement && target.id === menuId) {
    document.querySelector(`[aria-controls="${menuId}"]`)?.setAttribute('aria-expanded', String(target.open));
  }
}

export function watchMenu(): void {
  window.addEventListener('click', openOrClose, true);
  window.addEventListener('click', closeOnBackdrop, true);
  // These two do not bubble.
  document.addEventListener('toggle', tellWhetherOpen, true);
  document.addEventListener('close', tellWhetherOpen, true);
  window.matchMedia(widerThanMenu).addEventListener('change', () => menu()?.close());
}
