import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {Feed, type Author} from 'feed';
import {allContentOf, contentOf, type Content} from '../../build/contentOf';
import type {PageReading} from '../../build/onPages';
import {outputFile} from '../../build/outputFile';
import {feedFormats} from '../../site/feedFormats';
import {hasPages} from '../../site/hasPages';
import {identity} from '../../site/identity';
import {feedIds, ownBlog, sections, type FeedId} from '../../site/sections';
import {entriesOf as changelogEntries} from '../changelog/entries';
import {feedContent} from './content';

/** Announces the feeds on every page. */
export default function feedsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const links = feedIds.flatMap((id) =>
    Object.values(feedFormats).map(({label, file, type}): HtmlTagObject => {
      const {path: folder, feed} = sections[id];
      const title = `${feed.title} ${label} Feed`;
      return {tagName: 'link', attributes: {rel: 'alternate', type, href: `${baseUrl}${folder}/${file}`, title}};
    }),
  );
  return {name: 'feeds', injectHtmlTags: () => ({headTags: hasPages(siteConfig) ? links : []})};
}

type Entry = {
  title: string;
  description: string;
  permalink: string;
  date: Date;
  tags: readonly {label: string}[];
  authors: Author[];
};

/** The listed entries of each section, newest first. */
function entriesOf(content: Content): Record<FeedId, Entry[]> {
  const blog = content.blogs.find(({id}) => id === ownBlog);
  return {
    changelog: changelogEntries(content).map((doc) => ({
      ...doc,
      date: new Date(doc.date),
      authors: [{name: identity.team}],
    })),
    blog: (blog?.content.blogPosts ?? [])
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata}) => ({
        ...metadata,
        authors: metadata.authors.map(({name, url, email}) => ({name, link: url, email})),
      })),
  };
}

/** The element with the text of an entry. */
const containers: Record<FeedId, string> = {changelog: '.theme-doc-markdown', blog: '#__blog-post-container'};

/** Writes the feeds. All dates come from the entries, so that the same content gives the same feed. */
export const writeFeeds: PageReading = (site) => {
  const {outDir, plugins, siteConfig, i18n} = site;
  const {url, baseUrl} = siteConfig;
  const addressOf = (permalink: string) => new URL(applyTrailingSlash(permalink, siteConfig), url).href;
  const entries = entriesOf(contentOf(allContentOf(plugins)));
  const feedOf = new Map(
    feedIds.flatMap((id) => entries[id].map(({permalink}) => [addressOf(permalink), id] as const)),
  );
  const contents = new Map<string, string>();
  return {
    read({permalink, content}) {
      const address = addressOf(permalink);
      const id = feedOf.get(address);
      if (id !== undefined) {
        contents.set(address, feedContent(content(), containers[id], address));
      }
    },
    async finish() {
      for (const id of feedIds) {
        const {path: folder, feed: about} = sections[id];
        const page = addressOf(baseUrl + folder);
        const fileAddress = ({file}: {file: string}) => new URL(`${baseUrl}${folder}/${file}`, url).href;
        const feed = new Feed({
          ...about,
          id: page,
          link: page,
          language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
          copyright: identity.copyright,
          author: {name: identity.team, link: page},
          updated: entries[id][0]?.date ?? new Date(0),
          generator: identity.title,
          feedLinks: {
            rss: fileAddress(feedFormats.rss),
            atom: fileAddress(feedFormats.atom),
            json: fileAddress(feedFormats.json),
          },
        });
        for (const {title, description, permalink, date, tags, authors} of entries[id]) {
          const address = addressOf(permalink);
          feed.addItem({
            title,
            description,
            id: address,
            link: address,
            date,
            published: date,
            author: authors,
            category: tags.map(({label}) => ({name: label, term: label})),
            content: contents.get(address) ?? '',
          });
        }
        const write = ({file}: {file: string}, text: string) => outputFile(path.join(outDir, folder, file), text);
        await write(feedFormats.rss, feed.rss2());
        await write(feedFormats.atom, feed.atom1());
        await write(feedFormats.json, feed.json1());
      }
    },
  };
};
