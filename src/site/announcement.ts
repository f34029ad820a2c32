/** The bar above every page: one thing worth knowing first. A new id shows it again to those who closed it. */
export const announcement = {
  id: 'test-session-2026-11',
  content: 'New to EmlaLock?',
  link: {label: 'Try a test session', to: '/wiki/session/settings#test-session'},
};
