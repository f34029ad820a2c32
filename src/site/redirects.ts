import {sections} from './sections';

export type Redirect = {from: string; to: string};

/** Old or likely address → page. The build stops if a target is not a page. */
export const redirects: Redirect[] = [
  // The names of the random calls are spelled inconsistently.
  {from: '/docs/api/links/add-random', to: '/docs/api/links/add-ranndom'},
  {from: '/docs/api/links/sub-random', to: '/docs/api/links/sub-ranndom'},
  {from: '/docs/api/max/add-random', to: '/docs/api/max/add-ranndom'},
  {from: '/docs/api/max/sub-ranndom', to: '/docs/api/max/sub-random'},
  {from: '/docs/api/min/add-random', to: '/docs/api/min/add-ranndom'},
  {from: '/docs/api/min/sub-ranndom', to: '/docs/api/min/sub-random'},
  {from: '/docs/api/time/add-random', to: '/docs/api/time/add-ranndom'},
  {from: '/docs/api/time/sub-ranndom', to: '/docs/api/time/sub-random'},
  {from: '/docs', to: `/${sections.api.path}`},
  {from: '/blog/archive', to: `/${sections.blog.path}`},
  {from: '/blog/2026/11/21/documentation-that-says-how-sure-it-is', to: '/how-sure'},
  {from: '/changelog', to: `/${sections.changelog.path}`},
  {from: '/wiki/start', to: `/${sections.wiki.path}`},
  {from: '/wiki/frequently_asked_questions', to: '/wiki/faq'},
  {from: '/wiki/the_emlalock_api', to: '/wiki/api'},
];

/** Old feeds → the one of today. Only hosts that read `_redirects` can lead from a file. */
export const redirectedFiles: Redirect[] = ['atom.xml', 'feed.json'].map((file) => ({
  from: `/changelog/emlalock/${file}`,
  to: `/${sections.changelog.path}/rss.xml`,
}));
