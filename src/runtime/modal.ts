import {afterFrame} from './afterFrame';

/**
 * A modal dialog has the whole page behind it styled anew, as nothing there can be reached any more: on a slow phone the
 * reader would wait for that. So a dialog is shown as a popover, and becomes modal when it can be seen.
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
