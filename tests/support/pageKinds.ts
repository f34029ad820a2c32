/** One page of each kind; a test that is about looks goes through them. */
export const pageKinds = [
  '/',
  '/wiki/profile',
  '/wiki/session',
  '/wiki/api',
  '/wiki/tags',
  '/docs/api/time/sub',
  '/docs/api/tags/time',
  '/changelog/emlalock/v1',
  '/blog',
  '/how-sure',
  '/test-page',
  '/nothing-here',
];

/** What stands on single pages only: tables of fields, the timeline, tools, the form that clears what is stored. */
export const specialPages = [
  '/wiki/session/emergency',
  '/docs/api',
  '/docs/api/info',
  '/changelog/emlalock',
  '/privacy',
];

/** Between them they have all inks and surfaces: cards, news, notices, tables, code, tabs, the timeline. */
export const pagesOfAllColours = ['/', '/wiki/session/emergency', '/docs/api/time/sub', '/changelog/emlalock'];
