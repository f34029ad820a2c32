import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {feedFormats, feeds, type FeedName} from '../model/feeds';
import {blogArticles, changelogArticles, type Article} from './articles';
import {readBuiltPage} from '../../../build/builtPages';
import {outputFile} from '../../../build/outputFile';
import {feedContent} from './content';
import {renderFeed, type FeedItem} from './render';

const styleSheet = 'feed.css';

/** The element with the content in the built HTML. */
const containers: Record<FeedName, string> = {
  changelog: '.theme-doc-markdown',
  blog: '#__blog-post-container',
};

const names = Object.keys(feeds) as FeedName[];

/** The colour tokens of the site, so that colours are defined only once. */
async function readStyles(siteDir: string): Promise<string> {
  const files = ['src/css/tokens.css', `src/features/feeds/build/${styleSheet}`];
  return (await Promise.all(files.map((file) => readFile(path.join(siteDir, file), 'utf8')))).join('\n');
}

function discoveryLinks(baseUrl: string): HtmlTagObject[] {
  return names.flatMap((name) =>
    Object.values(feedFormats).map(({label, file, type}) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type,
        href: `${baseUrl}${feeds[name].folder.slice(1)}/${file}`,
        title: `${feeds[name].title} (${label})`,
      },
    })),
  );
}

/** Writes the feeds of the changelog and the blog from the built pages. */
export default function feedsPlugin({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const {baseUrl} = siteConfig;
  const locale = i18n.localeConfigs[i18n.currentLocale];
  const articles: Record<FeedName, Article[]> = {changelog: [], blog: []};

  /** The address at which hosts serve the page, so that readers are not redirected. */
  function addressOf(permalink: string): string {
    return new URL(applyTrailingSlash(permalink, siteConfig), siteConfig.url).href;
  }

  function toItem(article: Article, container: string, outDir: string): FeedItem {
    const address = addressOf(article.permalink);
    const html = readBuiltPage(article.permalink, outDir, siteConfig);
    return {...article, address, content: feedContent(html, container, address)};
  }

  async function writeFeed(name: FeedName, outDir: string): Promise<void> {
    const {title, description, folder} = feeds[name];
    const home = new URL(baseUrl, siteConfig.url).href;
    const files = renderFeed({
      title,
      description,
      language: locale?.htmlLang ?? i18n.currentLocale,
      page: addressOf(baseUrl + folder.slice(1)),
      folder: home + folder.slice(1),
      styleSheet: baseUrl + styleSheet,
      items: articles[name].map((article) => toItem(article, containers[name], outDir)),
    });
    await Promise.all(
      Object.entries(feedFormats).map(([format, {file}]) =>
        outputFile(path.join(outDir, folder, file), files[format as keyof typeof files]),
      ),
    );
  }

  return {
    name: 'feeds',
    allContentLoaded({allContent}) {
      articles.changelog = changelogArticles(allContent);
      articles.blog = blogArticles(allContent);
    },
    injectHtmlTags: () => ({headTags: discoveryLinks(baseUrl)}),
    async postBuild({outDir}) {
      await Promise.all(names.map((name) => writeFeed(name, outDir)));
      await writeFile(path.join(outDir, styleSheet), await readStyles(siteDir));
    },
  };
}
