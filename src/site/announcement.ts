/**
 * The bar above every page: one thing worth knowing first, with a link. A new id shows it again to those who closed it.
 * The framework takes its HTML as it is, so `addressOf` turns a path into an address of this build.
 */
export const announcement = (addressOf: (path: string) => string) => ({
  id: 'test-session-2026-11',
  content: `New to EmlaLock? <a href="${addressOf('/wiki/session/settings#test-session')}">Try a test session</a>`,
});
