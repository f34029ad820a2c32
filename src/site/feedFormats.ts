/** The formats of each feed, with file name and media type. */
export const feedFormats = {
  rss: {label: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  atom: {label: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  json: {label: 'JSON', file: 'feed.json', type: 'application/feed+json'},
} as const;
