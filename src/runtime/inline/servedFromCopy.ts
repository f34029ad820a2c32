/** Whether pages come from the copy on the reader's device, also without a network. */
export function isServedFromCopy(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
