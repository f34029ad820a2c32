import {afterFrame} from './afterFrame';

/**
 * Making a dialog modal restyles the whole page behind it, for which a slow phone would keep the reader waiting. So a dialog
 * is shown as a popover first, and becomes modal when it can be seen.
 */
export function makeModal(dialog: HTMLDialogElement): void {
  afterFrame(() => {
    // The reader may have closed it.
    if (dialog.matches(':popover-open')) {
      dialog.hidePopover();
      dialog.showModal();
    }
  });
}

const knowsPopovers = 'popover' in HTMLElement.prototype;

/** Opens a dialog; in one step where the browser knows no popovers. */
export function openModal(dialog: HTMLDialogElement): void {
  if (knowsPopovers) {
    dialog.showPopover();
    makeModal(dialog);
  } else {
    dialog.showModal();
  }
}
