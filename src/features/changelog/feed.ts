import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {Feed} from 'feed';
import {outputFile} from '../../after/outputFile';
import {allContentOf, contentOf} from '../../build/contentOf';
import {hasPages} from '../../site/hasPages';
import {identity} from '../../site/identity';
import {sections} from '../../site/sections';
import {entriesOf} from './entries';

const {path: folder, feed: about} = sections.changelog;

/** Where the feed is, below the base of the site. */
const feedFile = `${folder}/rss.xml`;

/** Announces the feed to feed readers. The blog announces its own. */
export default function changelogPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const attributes = {rel: 'alternate', type: 'application/rss+xml', href: baseUrl + feedFile, title: about.title};
  return {
    name: 'changelog',
    injectHtmlTags: () => ({headTags: hasPages(siteConfig) ? [{tagName: 'link', attributes}] : []}),
  };
}

/** Writes the entries of the changelog as RSS. All dates are theirs, so that the same content gives the same feed. */
export async function writeFeed({outDir, plugins, siteConfig, baseUrl, i18n}: Props): Promise<void> {
  const entries = entriesOf(contentOf(allContentOf(plugins)));
  const addressOf = (permalink: string) => siteConfig.url + applyTrailingSlash(permalink, siteConfig);
  const link = addressOf(baseUrl + folder);
  const feed = new Feed({
    ...about,
    id: link,
    link,
    language: i18n.currentLocale,
    copyright: identity.copyright,
    updated: new Date(entries[0]?.date ?? 0),
    feedLinks: {rss: siteConfig.url + baseUrl + feedFile},
  });
  for (const {title, description, permalink, date} of entries) {
    const address = addressOf(permalink);
    feed.addItem({title, description, id: address, link: address, date: new Date(date)});
  }
  await outputFile(path.join(outDir, feedFile), feed.rss2());
}
