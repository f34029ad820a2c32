import {Feed} from 'feed';
import {feedFormats, type FeedFormat} from '../model/feeds';
import {identity} from '../../../site/identity';
import type {Article} from './articles';

export type FeedItem = Article & {
  /** The absolute address, which is also the id of the item. */
  address: string;
  content: string;
};

export type FeedSource = {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses of the page, the folder of the feed files and the style sheet. */
  page: string;
  folder: string;
  styleSheet: string;
  items: FeedItem[];
};

/** All dates come from the pages, so that a rebuild of the same content changes nothing. */
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
 * Browsers show feeds as raw XML unless there is a style sheet. They still support CSS for XML but are dropping XSLT,
 * which is the only thing the blog plugin can link.
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
