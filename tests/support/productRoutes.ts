/** The addresses that the product promises, listed by hand, so that a page cannot disappear unnoticed. */
const wiki = [
  '',
  'api',
  'counter-plugin',
  'faq',
  'find-session/holder-session',
  'find-session/wearer-session',
  'games',
  'games/bingo',
  'games/blackjack',
  'games/voting',
  'how-to/setup-a-session',
  'how-to/take-the-lock-box-picture',
  'navigation/general',
  'navigation/holder',
  'navigation/holder/status',
  'navigation/holder/use-keyid',
  'navigation/wearer',
  'navigation/wearer/use-keyid',
  'navigation/wearer/verificate',
  'premium',
  'profile',
  'session',
  'session/emergency',
  'session/end',
  'session/feed',
  'session/generate-keyid',
  'session/pillory',
  'session/settings',
  'settings',
];

const api = [
  '',
  'info',
  ...['add', 'add-ranndom', 'sub', 'sub-ranndom'].map((page) => `links/${page}`),
  ...['max', 'min', 'time'].flatMap((group) =>
    ['add', 'add-ranndom', 'sub', 'sub-random'].map((page) => `${group}/${page}`),
  ),
];

const changelog = [
  '',
  'v1',
  '2018-02-27',
  '2018-08-17',
  '2020-07-09',
  '2020-11-29',
  '2021-04-08',
  '2021-12-01',
  '2022-03-23',
  '2022-10-29',
  '2023-01-14',
  '2023-02-06',
  '2025-09-20',
  '2025-09-21',
  '2025-09-22',
  '2025-10-07',
  '2025-10-26',
];

const tagLists = ['/wiki/tags', '/docs/api/tags', '/changelog/emlalock/tags', '/blog/tags'];

function under(base: string, pages: string[]): string[] {
  return pages.map((page) => (page ? `${base}/${page}` : base));
}

export const productRoutes = [
  '/',
  ...under('/wiki', wiki),
  ...under('/docs/api', api),
  ...under('/changelog/emlalock', changelog),
  '/blog',
  ...tagLists,
  '/all-pages',
  '/how-sure',
  '/accessibility',
  '/privacy',
  '/colophon',
  '/contact',
];

/** Other spelling → the page it redirects to. */
export const productAliases = {
  '/docs/api/links/add-random': '/docs/api/links/add-ranndom',
  '/docs/api/links/sub-random': '/docs/api/links/sub-ranndom',
  '/docs/api/max/add-random': '/docs/api/max/add-ranndom',
  '/docs/api/max/sub-ranndom': '/docs/api/max/sub-random',
  '/docs/api/min/add-random': '/docs/api/min/add-ranndom',
  '/docs/api/min/sub-ranndom': '/docs/api/min/sub-random',
  '/docs/api/time/add-random': '/docs/api/time/add-ranndom',
  '/docs/api/time/sub-ranndom': '/docs/api/time/sub-random',
};
