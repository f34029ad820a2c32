import {translate} from '@docusaurus/Translate';
import {identity} from '../../../site/identity';

/** The formats of each feed, with file name and media type. */
export const feedFormats = {
  rss: {label: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  atom: {label: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  json: {label: 'JSON', file: 'feed.json', type: 'application/feed+json'},
} as const;

export type FeedFormat = keyof typeof feedFormats;

/** The feeds of the site. */
export const feeds = {
  changelog: {
    folder: '/changelog/emlalock',
    title: translate({id: 'feed.changelog.title', message: '{site} changelog'}, {site: identity.title}),
    description: translate({
      id: 'feed.changelog.description',
      message: 'The entries of EmlaLock’s changelog by date, with what was seen around them.',
    }),
  },
  blog: {
    folder: '/blog',
    title: translate({id: 'feed.blog.title', message: '{site} documentation blog'}, {site: identity.title}),
    description: translate({
      id: 'feed.blog.description',
      message: 'News and how-tos from the documentation team.',
    }),
  },
} as const;

export type FeedName = keyof typeof feeds;
