import {existsSync} from 'node:fs';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {afterBuild} from './src/build/afterBuild';
import afterOpening from './src/build/afterOpening';
import curlyQuotes from './src/build/curlyQuotes';
import foldSections from './src/build/foldSections';
import linksFromRoot from './src/build/linksFromRoot';
import {listOpenPlaces} from './src/build/listOpenPlaces';
import {listUnconfirmed} from './src/build/listUnconfirmed';
import {listUnlisted} from './src/build/listUnlisted';
import {onPages} from './src/build/onPages';
import {saveEmergencyPage} from './src/build/saveEmergencyPage';
import textsPlugin from './src/build/texts';
import apiPlugin, {writeDescription} from './src/features/api/plugin';
import {sidebarItems as apiItems} from './src/features/api/sidebarItems';
import checkMarks from './src/features/certainty/checkMarks';
import changelogPlugin from './src/features/changelog/plugin';
import {sidebarItems as changelogItems} from './src/features/changelog/sidebarItems';
import colourCode from './src/features/code/colourCode';
import codePlugin from './src/features/code/plugin';
import {writeCopies} from './src/features/copies/writeCopies';
import feedsPlugin, {writeFeeds} from './src/features/feeds/plugin';
import {parseFrontMatter} from './src/features/frontMatter/parseFrontMatter';
import glossaryPlugin from './src/features/glossary/plugin';
import glossaryTerms from './src/features/glossary/terms';
import fromLastBuild from './src/features/hosting/fromLastBuild';
import {writeHostFiles} from './src/features/hosting/hostFiles';
import {insertPolicies} from './src/features/hosting/insertPolicies';
import {writeRedirectPages} from './src/features/hosting/redirects';
import {nameCodePages} from './src/features/pageList/builtList';
import pageListPlugin from './src/features/pageList/plugin';
import {writeSearch} from './src/features/search/plugin';
import {inlineStyles} from './src/features/speed/inlineStyles';
import stylesPlugin from './src/features/styles/plugin';
import labelCells from './src/features/tables/labelCells';
import {checkFramework} from './src/features/upgrade/checkFramework';
import {light} from './src/light';
import scriptPlugin from './src/script/plugin';
import {faster, v4} from './src/site/futureFlags';
import {identity} from './src/site/identity';
import {editUrl} from './src/site/links';
import {redirects} from './src/site/redirects';
import {docsSectionIds, sections, type DocsSectionId} from './src/site/sections';
import {themeConfig} from './src/site/themeConfig';
import {worksAsHtml} from './src/site/worksAsHtml';

/** Steps on the Markdown of every page, before those of the framework and after. */
const markdown = {
  beforeDefaultRemarkPlugins: [afterOpening, curlyQuotes, foldSections],
  remarkPlugins: [colourCode, labelCells, checkMarks],
};

const everyPage = {
  ...markdown,
  // A copy without git history, such as an unpacked archive, has no dates to show.
  showLastUpdateTime: existsSync('.git'),
  editUrl,
};

const ownOptions: Partial<Record<DocsSectionId, DocsOptions>> = {
  wiki: {remarkPlugins: [glossaryTerms, ...markdown.remarkPlugins]},
  api: {sidebarItemsGenerator: apiItems},
  changelog: {sidebarItemsGenerator: changelogItems},
};

function docsOptions(id: DocsSectionId): DocsOptions {
  const {docsPlugin, path, sidebar: sidebarPath} = sections[id];
  const place = {id: docsPlugin, path, routeBasePath: path, ...(sidebarPath && {sidebarPath})};
  const beforeDefaultRemarkPlugins = [[linksFromRoot, {folder: path}], ...markdown.beforeDefaultRemarkPlugins];
  return {...everyPage, beforeDefaultRemarkPlugins, onInlineTags: 'throw', ...place, ...ownOptions[id]};
}

const preset = {
  docs: docsOptions('wiki'),
  blog: {
    ...everyPage,
    path: sections.blog.path,
    routeBasePath: sections.blog.path,
    blogTitle: sections.blog.label,
    blogDescription: sections.blog.feed.description,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    postsPerPage: 'ALL',
    archiveBasePath: null,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {type: null}, // src/features/feeds writes both feeds.
  },
  pages: everyPage,
  sitemap: {lastmod: everyPage.showLastUpdateTime ? 'date' : null, changefreq: null, priority: null},
  theme: {customCss: './src/css/index.css'},
} satisfies PresetOptions;

/** What is done with each built page: first the steps that read it, then those that change it. */
const onEachPage = [checkFramework, writeFeeds, writeCopies, writeSearch, inlineStyles, insertPolicies];

/** The site as an ordinary configuration. Who changes an option changes this one, and calls `light` again. */
export const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  url: process.env.SITE_URL || identity.defaultUrl,
  baseUrl: process.env.BASE_URL || '/',
  trailingSlash: false,
  i18n: {defaultLocale: identity.defaultLocale, locales: [identity.defaultLocale]},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {v4, faster},
  presets: [['classic', preset]],
  plugins: [
    textsPlugin,
    // The preset runs the wiki. Each other docs section is an instance of its own.
    ...docsSectionIds.filter((id) => id !== 'wiki').map((id): PluginConfig => ['content-docs', docsOptions(id)]),
    stylesPlugin,
    codePlugin,
    apiPlugin,
    changelogPlugin,
    glossaryPlugin,
    pageListPlugin,
    fromLastBuild,
    feedsPlugin,
    scriptPlugin,
    afterBuild([
      writeDescription,
      nameCodePages,
      writeRedirectPages(redirects),
      onPages(onEachPage),
      saveEmergencyPage,
      writeHostFiles,
      listUnlisted,
      listOpenPlaces,
      listUnconfirmed,
    ]),
  ],
  themeConfig,
};

export default (): Config => light(config, {worksAsHtml});
