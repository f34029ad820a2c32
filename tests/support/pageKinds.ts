/** One page of each kind, for tests of appearance. */
export const pageKinds = [
  '/',
  '/wiki/session',
  '/wiki/counter-plugin',
  '/wiki/tags',
  '/docs/api/time/sub',
  '/docs/api/tags/time',
  '/changelog/emlalock/2018-02-27',
  '/blog',
  '/blog/2026/11/21/on-a-phone-and-on-paper',
  '/contact',
  '/how-sure',
  '/404',
];

/** Elements that are only on single pages: tables of fields, folded sections, the list of entries, tools, the form that clears stored data. */
export const specialPages = [
  '/wiki/session/emergency',
  '/wiki/session/settings',
  '/docs/api',
  '/docs/api/info',
  '/changelog/emlalock',
  '/privacy',
];

/** Together these have all inks and surfaces: cards, notices, tables, code, tabs. */
export const pagesOfAllColours = ['/', '/wiki/session/emergency', '/docs/api/time/sub', '/changelog/emlalock'];

/** The kinds whose names, roles, geometry and copy goldens keep. */
export const goldenKinds = [
  ...pageKinds,
  ...specialPages,
  '/wiki/faq',
  '/wiki/how-to/setup-a-session',
  '/wiki/how-to/take-the-lock-box-picture',
  '/glossary',
  '/blog/tags',
  '/blog/tags/api',
];
