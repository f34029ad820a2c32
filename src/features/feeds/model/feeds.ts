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
      message:
        'The known entries of EmlaLock’s changelog, and what public clients of its API show about the time around them.',
    }),
  },
  blog: {
    folder: '/blog',
    title: translate({id: 'feed.blog.title', message: '{site} documentation blog'}, {site: identity.title}),
    description: translate({
      id: 'feed.blog.description',
      message: 'Notes by the documentation team on these docs and how to use them.',
    }),
  },
} as const;

export type FeedName = keyof typeof feeds;
