import {extractFromJson, extractFromXml} from '@extractus/feed-extractor';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import type {FeedFormat} from '../../src/features/feeds/model/feeds';

/** The parts of an item that feed readers show. */
type Item = {id?: string; link?: string; title?: string; summary?: string; html?: string; date: string};

/** The parts of a feed that feed readers show. */
export type Feed = {title?: string; page?: string; self?: string; description?: string; items: Item[]};

function isoDate(date: unknown): string {
  return typeof date === 'string' ? new Date(date).toISOString() : '';
}

/** One library, which returns each format in its own terms. */
export const feedsmith: Record<FeedFormat, (text: string) => Feed> = {
  rss(text) {
    const {title, link, description, atom, items = []} = parseRssFeed(text);
    return {
      title,
      page: link,
      self: atom?.links?.find(({rel}) => rel === 'self')?.href,
      description,
      items: items.map((item) => ({
        id: item.guid?.value,
        link: item.link,
        title: item.title,
        summary: item.description,
        html: item.content?.encoded,
        date: isoDate(item.pubDate),
      })),
    };
  },
  atom(text) {
    const {title, links = [], subtitle, entries = []} = parseAtomFeed(text);
    return {
      title: title?.value,
      page: links.find(({rel}) => rel === 'alternate')?.href,
      self: links.find(({rel}) => rel === 'self')?.href,
      description: subtitle?.value,
      items: entries.map((entry) => ({
        id: entry.id,
        link: entry.links?.[0]?.href,
        title: entry.title?.value,
        summary: entry.summary?.value,
        html: entry.content?.value,
        date: isoDate(entry.updated),
      })),
    };
  },
  json(text) {
    const feed = parseJsonFeed(text);
    return {
      title: feed.title,
      page: feed.home_page_url,
      self: feed.feed_url,
      description: feed.description,
      items: (feed.items ?? []).map((item) => ({
        id: item.id,
        link: item.url,
        title: item.title,
        summary: item.summary,
        html: item.content_html,
        date: isoDate(item.date_modified),
      })),
    };
  },
};

/** Another library, which maps all formats to one. */
export function extractus(format: FeedFormat, text: string): Feed {
  const {title, link, description, entries = []} = format === 'json' ? extractFromJson(text) : extractFromXml(text);
  return {
    title,
    page: link,
    description,
    items: entries.map((entry) => ({
      id: entry.id,
      link: entry.link,
      title: entry.title,
      date: isoDate(entry.published),
    })),
  };
}
