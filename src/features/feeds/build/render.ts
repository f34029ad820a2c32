import {Feed} from 'feed';
import {feedFormats, type FeedFormat} from '../model/feeds';
import {identity} from '../../../site/identity';
import type {Article} from './articles';

export type FeedItem = Article & {
  /** The full address, which is also the item's identity. */
  address: string;
  content: string;
};

export type FeedSource = {
  title: string;
  description: string;
  language: string;
  /** Full addresses: the page that the feed follows, the folder of its files, the style sheet. */
  page: string;
  folder: string;
  styleSheet: string;
  items: FeedItem[];
};

/** Dates come from the pages and never from the clock, so that a rebuild changes nothing. */
function createFeed({title, description, language, page, folder, items}: FeedSource): Feed {
  const feed = new Feed({
    id: page,
    title,
    description,
    language,
    link: page,
    copyright: identity.copyright,
    author: {name: identity.team, link: page},
    updated: new Date(items[0]?.date ?? 0),
    generator: identity.title,
    feedLinks: {
      rss: `${folder}/${feedFormats.rss.file}`,
      atom: `${folder}/${feedFormats.atom.file}`,
      json: `${folder}/${feedFormats.json.file}`,
    },
  });
  for (const {title: name, description: summary, address, date, tags, content} of items) {
    const day = new Date(date);
    feed.addItem({
      title: name,
      description: summary,
      id: address,
      link: address,
      date: day,
      published: day,
      author: [{name: identity.team}],
      category: tags.map(({label, permalink}) => ({
        name: label,
        term: label,
        domain: new URL(permalink, address).href,
      })),
      content,
    });
  }
  return feed;
}

/**
 * Browsers show a feed as bare markup. They still know style sheets for XML, while they are giving up XSLT, which is
 * all that the blog plugin can link.
 */
function withStyleSheet(xml: string, styleSheet: string): string {
  const instruction = `<?xml-stylesheet type="text/css" href="${styleSheet}"?>`;
  return xml.replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n${instruction}`);
}

export function renderFeed(source: FeedSource): Record<FeedFormat, string> {
  const feed = createFeed(source);
  return {
    rss: withStyleSheet(feed.rss2(), source.styleSheet),
    atom: withStyleSheet(feed.atom1(), source.styleSheet),
    json: feed.json1(),
  };
}
