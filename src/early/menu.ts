// The menu of narrow windows is a dialog that opens by HTML. What HTML does not do, or not yet everywhere, is done here,
// before and after React.
import {menuId, widerThanMenu} from './names';

function menu(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${menuId}`);
}

/** Browsers that know commands in HTML have opened the menu by then, and complain of a second time. */
function openByScript({target}: Event): void {
  const opens = target instanceof Element && target.closest(`[commandfor="${menuId}"]`);
  if (opens && !('commandForElement' in HTMLButtonElement.prototype)) {
    menu()?.showModal();
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
  document.addEventListener('click', openByScript);
  document.addEventListener('click', closeOnBackdrop);
  // These two do not bubble.
  document.addEventListener('toggle', tellWhetherOpen, true);
  document.addEventListener('close', tellWhetherOpen, true);
  window.matchMedia(widerThanMenu).addEventListener('change', () => menu()?.close());
}
