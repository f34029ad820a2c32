import {existsSync} from 'node:fs';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {afterBuild} from './src/build/afterBuild';
import afterOpening from './src/build/afterOpening';
import {checkThemes} from './src/build/checkThemes';
import curlyQuotes from './src/build/curlyQuotes';
import foldSections from './src/build/foldSections';
import {listOpenPlaces} from './src/build/listOpenPlaces';
import {listUnlisted} from './src/build/listUnlisted';
import {onPages} from './src/build/onPages';
import {remarkSteps} from './src/build/remarkSteps';
import {afterOthers, beforeOthers, othersWaitName} from './src/build/othersWait';
import {saveEmergencyPage} from './src/build/saveEmergencyPage';
import textsPlugin from './src/build/texts';
import {askForReact} from './src/features/authorCode/askForReact';
import markCode from './src/features/authorCode/markCode';
import fillApiPages from './src/features/api/pages';
import apiPlugin, {writeDescription} from './src/features/api/plugin';
import checkMarks from './src/features/certainty/checkMarks';
import changelogPlugin from './src/features/changelog/plugin';
import {sidebarItems as changelogItems} from './src/features/changelog/sidebarItems';
import colourCode from './src/features/code/colourCode';
import codePlugin from './src/features/code/plugin';
import {writeCopies} from './src/features/copies/writeCopies';
import feedsPlugin, {writeFeeds} from './src/features/feeds/plugin';
import {parseFrontMatter} from './src/features/frontMatter/parseFrontMatter';
import glossaryTerms from './src/features/glossary/terms';
import fromLastBuild from './src/features/hosting/fromLastBuild';
import {writeHostFiles} from './src/features/hosting/hostFiles';
import {insertPolicies} from './src/features/hosting/insertPolicies';
import {literalStyles} from './src/features/hosting/literalStyles';
import {warnOfPlugins} from './src/features/hosting/warnOfPlugins';
import {writeRedirectPages} from './src/features/hosting/redirects';
import memoryRouterPlugin from './src/features/memoryRouter/plugin';
import {nameCodePages} from './src/features/pageList/builtList';
import pageListPlugin from './src/features/pageList/plugin';
import fillPages from './src/features/parts/fillPages';
import {writeSearch} from './src/features/search/plugin';
import {inlineStyles} from './src/features/speed/inlineStyles';
import speedPlugin from './src/features/speed/plugin';
import stylesPlugin from './src/features/styles/plugin';
import labelCells from './src/features/tables/labelCells';
import {checkFramework} from './src/features/upgrade/checkFramework';
import pagePlugin, {writePageScript} from './src/page/plugin';
import {faster, v4} from './src/site/futureFlags';
import {identity} from './src/site/identity';
import {editUrl} from './src/site/links';
import {redirects} from './src/site/redirects';
import {docsSectionIds, sections, type DocsSectionId} from './src/site/sections';
import {themeConfig} from './src/site/themeConfig';

/** What a build may change. The sites in tests/site and tests/nightly and .ci/docusaurus.config.ts do. */
type Options = {
  trailingSlash?: boolean;
  /** `memory` leaves the address alone, see src/features/memoryRouter. */
  router?: 'browser' | 'hash' | 'memory';
  /** What the framework's own option cannot say. It chooses between the other two. */
  storage?: 'none';
  /** Whether pages are made light, see src/features/speed. */
  speed?: boolean;
};

/** The configuration of the site. The framework calls it without options. */
export default function createConfig({
  trailingSlash = false,
  router = 'browser',
  storage,
  speed = true,
}: Options = {}): Config {
  // With the hash router there is one page, which is empty before React comes. Nothing is made from pages then.
  const hasPages = router !== 'hash';
  const isLight = router === 'browser' && speed;
  const baseUrl = process.env.BASE_URL || '/';

  /** For HTML in the configuration, which the framework takes as it is. */
  function addressOf(path: string): string {
    return hasPages ? applyTrailingSlash(`${baseUrl}${path.slice(1)}`, {trailingSlash, baseUrl}) : `#${path}`;
  }

  const everyPage = {
    // A copy without git history, such as an unpacked archive, has no dates to show.
    showLastUpdateTime: existsSync('.git'),
    editUrl,
  };

  const everyDoc = {
    ...everyPage,
    beforeDefaultRemarkPlugins: [foldSections],
    onInlineTags: 'throw',
  } satisfies DocsOptions;

  const ownOptions: Partial<Record<DocsSectionId, DocsOptions>> = {
    wiki: {remarkPlugins: [glossaryTerms]},
    changelog: {sidebarItemsGenerator: changelogItems},
  };

  const docsOptions = (id: DocsSectionId): DocsOptions => {
    const {docsPlugin, path: folder, sidebar: sidebarPath} = sections[id];
    const place = {id: docsPlugin, path: folder, routeBasePath: folder, ...(sidebarPath && {sidebarPath})};
    return {...everyDoc, ...place, ...ownOptions[id]};
  };

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

  // First the steps that read a page, then those that change it.
  const onEachPage = [
    checkFramework,
    writeFeeds,
    writeCopies,
    writeSearch,
    ...(isLight ? [askForReact, inlineStyles] : []),
    literalStyles,
    insertPolicies,
  ];
  const stepsOnPages = [nameCodePages, writeRedirectPages(redirects), onPages(onEachPage), saveEmergencyPage];

  const plugins = [
    textsPlugin,
    // The preset runs the wiki. Each other docs section is an instance of its own.
    ...docsSectionIds.filter((id) => id !== 'wiki').map((id): PluginConfig => ['content-docs', docsOptions(id)]),
    remarkSteps({
      first: [fillPages, fillApiPages],
      beforeOnPages: [afterOpening],
      before: [curlyQuotes],
      after: [markCode, colourCode, labelCells, checkMarks],
    }),
    stylesPlugin,
    codePlugin,
    apiPlugin,
    changelogPlugin,
    pageListPlugin,
    fromLastBuild,
    ...(hasPages ? [feedsPlugin] : []),
    ...(isLight ? [speedPlugin] : []),
    ...(router === 'memory' ? [memoryRouterPlugin] : []),
    // Last, so that its first inline script is joined with the framework's.
    pagePlugin(storage),
    afterBuild(beforeOthers, [
      checkThemes,
      writePageScript,
      writeDescription,
      ...(hasPages ? stepsOnPages : [onPages([literalStyles])]),
    ]),
    // These list the result, with what other plugins have added.
    afterBuild(afterOthers, [writeHostFiles, warnOfPlugins, listUnlisted, listOpenPlaces]),
  ];

  return {
    title: identity.title,
    tagline: identity.tagline,
    favicon: 'img/favicon.svg',
    url: process.env.SITE_URL || identity.defaultUrl,
    baseUrl,
    trailingSlash,
    i18n: {defaultLocale: identity.defaultLocale, locales: [identity.defaultLocale]},
    // The page script says it earlier, and without inline styles.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    future: {v4, faster, experimental_router: hasPages ? 'browser' : 'hash'},
    presets: [['classic', preset], othersWaitName],
    plugins,
    themeConfig: themeConfig({versionPersistence: storage ?? 'localStorage', addressOf}),
  };
}
