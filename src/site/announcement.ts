/**
 * The bar above every page: one thing worth knowing first, with a link. A new id shows it again to those who closed it.
 * The address begins at the root of the site, wherever the site is.
 */
export const announcement = {
  id: 'test-session-2026-11',
  content: 'New to EmlaLock? <a href="/wiki/session/settings#test-session">Try a test session</a>',
};
