/** Whether React has taken over the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
