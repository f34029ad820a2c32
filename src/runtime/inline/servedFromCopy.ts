/** Whether pages come from the offline copy on the device. */
export function isServedFromCopy(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
