import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {Feed} from 'feed';
import type {Step} from '../../build/afterBuild';
import {readBuiltPage} from '../../build/builtPages';
import {allContentOf, contentOf} from '../../build/contentOf';
import {outputFile} from '../../build/outputFile';
import {feedFormats} from '../../site/feedFormats';
import {identity} from '../../site/identity';
import {sections} from '../../site/sections';
import {feedContent} from './content';

const {path: folder, feed: about} = sections.changelog;

/** Announces the feed of the changelog on every page. The blog plugin announces its own. */
export default function feedsPlugin({baseUrl}: LoadContext): Plugin {
  const links = Object.values(feedFormats).map(({label, file, type}): HtmlTagObject => {
    const attributes = {
      rel: 'alternate',
      type,
      href: `${baseUrl}${folder}/${file}`,
      title: `${about.title} ${label} Feed`,
    };
    return {tagName: 'link', attributes};
  });
  return {name: 'feeds', injectHtmlTags: () => ({headTags: links})};
}

/** The listed entries, newest first. Their files are named after their days. */
function entriesIn(docs: DocMetadata[]): DocMetadata[] {
  return docs
    .filter(({id, unlisted}) => /^\d{4}-/.test(id) && !unlisted)
    .toSorted((one, two) => two.id.localeCompare(one.id));
}

/** Writes the feed of the changelog. All dates come from the entries, so that the same content gives the same feed. */
export const writeChangelogFeed: Step = async ({outDir, plugins, siteConfig, i18n}) => {
  const {url, baseUrl} = siteConfig;
  const addressOf = (permalink: string) => new URL(applyTrailingSlash(permalink, siteConfig), url).href;
  const docs = contentOf(allContentOf(plugins)).docs('changelog');
  const entries = entriesIn(docs.flatMap((version) => version.docs));

  const page = addressOf(baseUrl + folder);
  const author = {name: identity.team};
  const ownAddress = ({file}: {file: string}) => new URL(`${baseUrl}${folder}/${file}`, url).href;
  const feed = new Feed({
    ...about,
    id: page,
    link: page,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    copyright: identity.copyright,
    author: {...author, link: page},
    updated: new Date(entries[0]?.id ?? 0),
    generator: identity.title,
    feedLinks: {
      rss: ownAddress(feedFormats.rss),
      atom: ownAddress(feedFormats.atom),
      json: ownAddress(feedFormats.json),
    },
  });

  for (const {id, title, description, permalink, tags} of entries) {
    const address = addressOf(permalink);
    const html = readBuiltPage(permalink, outDir, siteConfig);
    feed.addItem({
      title,
      description,
      id: address,
      link: address,
      date: new Date(id),
      published: new Date(id),
      author: [author],
      category: tags.map(({label, permalink: tag}) => ({name: label, term: label, domain: addressOf(tag)})),
      content: feedContent(html, '.theme-doc-markdown', address),
    });
  }

  const write = ({file}: {file: string}, text: string) => outputFile(path.join(outDir, folder, file), text);
  await write(feedFormats.rss, feed.rss2());
  await write(feedFormats.atom, feed.atom1());
  await write(feedFormats.json, feed.json1());
};
