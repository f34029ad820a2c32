/** Where the reader keeps a copy of the site, a worker brings the pages, also without a network. */
export function isServedFromCopy(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
