/** Whether React has taken over the page. */
export function isReady(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
