/** Whether React has hydrated the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
