import {afterFrame} from './afterFrame';

/**
 * Making a dialog modal restyles the whole page behind it, which is slow on a phone. So the dialog is shown as a
 * popover first and becomes modal after it has been painted.
 */
export function makeModal(dialog: HTMLDialogElement): void {
  afterFrame(() => {
    // The reader may have closed it meanwhile.
    if (dialog.matches(':popover-open')) {
      const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
      const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
      dialog.hidePopover();
      dialog.showModal();
      // Safari would put the cursor before what is already typed.
      field?.setSelectionRange(start, end);
    }
  });
}

const knowsPopovers = 'popover' in HTMLElement.prototype;

/** Runs whenever a dialog is closed, even while it is still a popover. */
export function onClose(dialog: HTMLDialogElement, act: () => void): void {
  for (const type of ['close', 'toggle']) {
    dialog.addEventListener(type, () => {
      if (!dialog.open && !(knowsPopovers && dialog.matches(':popover-open'))) {
        act();
      }
    });
  }
}

/** Opens a modal dialog, in one step if the browser has no popovers. */
export function openModal(dialog: HTMLDialogElement): void {
  if (knowsPopovers) {
    dialog.showPopover();
    makeModal(dialog);
  } else {
    dialog.showModal();
  }
}
