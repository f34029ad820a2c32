import './src/build/messages/inNode';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PrismTheme} from 'prism-react-renderer';
import {afterBuild} from './src/build/afterBuild';
import {listOpenPlaces} from './src/build/listOpenPlaces';
import {cutVersions, versionOptions} from './src/build/docsVersions';
import foldSections from './src/build/foldSections';
import {transformPages} from './src/build/transformPages';
import {fillApiPages} from './src/features/api/pages';
import checkMarks from './src/features/certainty/checkMarks';
import evidenceLine from './src/features/certainty/evidenceLine';
import keepWithWord from './src/features/certainty/keepWithWord';
import markTable from './src/features/certainty/markTable';
import {sidebarItems as changelogItems} from './src/features/changelog/build/sidebarItems';
import {writeCopies} from './src/features/copies/writeCopies';
import {createBlogFeed} from './src/features/feeds/blogFeed';
import feedsPlugin, {writeChangelogFeed} from './src/features/feeds/plugin';
import {parseFrontMatter} from './src/features/frontMatter/parseFrontMatter';
import glossaryList from './src/features/glossary/list';
import glossaryTerms from './src/features/glossary/terms';
import {writeHostFiles} from './src/features/hosting/hostFiles';
import {hideSpritesByClass, insertPolicies} from './src/features/hosting/policies';
import {writeRedirectPages} from './src/features/hosting/redirectPages';
import {writeSecurityTxt} from './src/features/hosting/securityTxt';
import refuseOutsideMedia from './src/features/media/refuseOutsideMedia';
import {leadToTranslated} from './src/features/languages/build/linkedContent';
import {saveEmergencyPage} from './src/build/saveEmergencyPage';
import {inlineStyles} from './src/features/speed/inlineStyles';
import openQuestions from './src/features/questions/build/openQuestions';
import searchPlugin, {writeSearch} from './src/features/search/plugin';
import labelCells from './src/features/tables/labelCells';
import whoMayChange from './src/features/session/build/whoMayChange';
import curlyQuotes from './src/build/curlyQuotes';
import pagePlugin, {writePageScript} from './src/page/plugin';
import {announcement} from './src/site/announcement';
import {readEnvironment} from './src/site/environment';
import {identity} from './src/site/identity';
import {editUrl} from './src/site/links';
import {footerColumns, navbarItems} from './src/site/navigation';
import {redirects} from './src/site/redirects';
import {docsSectionIds, sections, type DocsSectionId} from './src/site/sections';
import {securityContact} from './src/site/securityContact';
import apiPlugin from './src/features/api/plugin';
import colourCode from './src/features/code/colourCode';
import codePlugin from './src/features/code/plugin';
import languagesPlugin from './src/features/languages/build';
import pageListPlugin from './src/features/pageList/plugin';
import storagePlugin from './src/features/storage/plugin';
import withoutPresetEnv from './src/build/withoutPresetEnv';
import speedPlugin from './src/features/speed/plugin';

/** A copy without git history, such as an unpacked archive, has no dates to show. */
const hasHistory = existsSync(path.join(__dirname, '.git'));

const remarkPlugins = [colourCode, labelCells, checkMarks, keepWithWord, refuseOutsideMedia];

/** What the build adds to every page of the docs sections. */
const pageFrame = [evidenceLine, foldSections, curlyQuotes];

const versionedDocs = docsSectionIds
  .filter((id) => cutVersions(id, __dirname).length > 0)
  .map((id) => sections[id].docsPlugin);

const sharedDocs = {
  beforeDefaultRemarkPlugins: pageFrame,
  remarkPlugins,
  breadcrumbs: true,
  numberPrefixParser: false,
  onInlineTags: 'throw',
  showLastUpdateTime: hasHistory,
  editUrl,
} satisfies DocsOptions;

/** What a section does differently from the others. */
const ownOptions: Record<DocsSectionId, DocsOptions> = {
  wiki: {
    beforeDefaultRemarkPlugins: [whoMayChange, ...pageFrame],
    remarkPlugins: [...remarkPlugins, glossaryTerms],
  },
  api: {},
  changelog: {sidebarItemsGenerator: changelogItems},
};

function docsOf(section: DocsSectionId) {
  const {docsPlugin, path: folder, sidebar} = sections[section];
  return {
    ...sharedDocs,
    id: docsPlugin,
    path: folder,
    routeBasePath: folder,
    versions: versionOptions(section, __dirname),
    ...(sidebar !== null && {sidebarPath: sidebar}),
    ...ownOptions[section],
  } satisfies DocsOptions;
}

const blogFeed = createBlogFeed();

const blog = {
  beforeDefaultRemarkPlugins: [curlyQuotes],
  remarkPlugins,
  path: sections.blog.path,
  routeBasePath: sections.blog.path,
  blogTitle: sections.blog.label,
  blogDescription: sections.blog.feed.description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: hasHistory,
  editUrl,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: blogFeed.options,
} satisfies BlogOptions;

const preset = {
  docs: false,
  blog,
  pages: {
    beforeDefaultRemarkPlugins: [openQuestions, glossaryList, markTable, curlyQuotes],
    remarkPlugins,
    showLastUpdateTime: hasHistory,
    editUrl,
  },
  sitemap: {lastmod: hasHistory ? 'date' : null, changefreq: null, priority: null},
  theme: {customCss: './src/css/index.css'},
} satisfies PresetOptions;

/** `src/css/code.css` colours code. The framework's default would be in the script of every page. */
const withoutColours: PrismTheme = {plain: {}, styles: []};

/** Docusaurus Faster, except for its persistent cache, which has served stale output. */
const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: false,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

/** First the steps that read pages, then those that change them. */
const stepsWithPages = (speed: boolean) => [
  blogFeed.untilRead,
  writeChangelogFeed,
  writeCopies,
  writeSearch,
  writeRedirectPages(redirects),
  transformPages([hideSpritesByClass, ...(speed ? [inlineStyles] : []), insertPolicies]),
  saveEmergencyPage,
];

/** What a build may change. The files in tests/support/variants and .ci/docusaurus.config.ts do. */
type Options = Pick<Config, 'trailingSlash'> & {
  router?: 'browser' | 'hash';
  storage?: 'localStorage' | 'sessionStorage' | 'none';
  locales?: string[];
  /** Whether pages are made light, see src/features/speed. */
  speed?: boolean;
};

/** The configuration of the site. The framework calls it without options. */
export default function createConfig({
  trailingSlash = false,
  router = 'browser',
  storage = 'localStorage',
  locales = [identity.defaultLocale],
  speed = true,
}: Options = {}): Config {
  // With the hash router there is one page, which is empty before React comes. Nothing is made from pages then.
  const hasPages = router === 'browser';

  const plugins = [
    ...docsSectionIds.map((id): PluginConfig => ['content-docs', docsOf(id)]),
    pagePlugin,
    apiPlugin,
    codePlugin,
    languagesPlugin,
    pageListPlugin,
    storagePlugin(storage),
    withoutPresetEnv,
    listOpenPlaces,
    ...(hasPages ? [feedsPlugin, searchPlugin] : []),
    ...(hasPages && speed ? [speedPlugin] : []),
    afterBuild([
      writePageScript,
      ...(hasPages ? stepsWithPages(speed) : [transformPages([hideSpritesByClass])]),
      writeHostFiles(hasPages ? redirects : []),
      writeSecurityTxt(securityContact),
    ]),
  ] satisfies PluginConfig[];

  const themeConfig = {
    image: 'img/preview-card.png',
    announcementBar: {id: announcement.id, content: announcement.text},
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {title: identity.title, items: navbarItems(locales, versionedDocs)},
    footer: {links: footerColumns, copyright: identity.copyright},
    prism: {theme: withoutColours},
  } satisfies ThemeConfig;

  return {
    title: identity.title,
    tagline: identity.tagline,
    favicon: 'img/favicon.svg',
    ...readEnvironment(process.env),
    trailingSlash,
    titleDelimiter: '|',
    i18n: {
      defaultLocale: identity.defaultLocale,
      locales,
      localeConfigs: {[identity.defaultLocale]: {label: 'English'}},
    },
    // The page script says it earlier, and without inline styles.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      preprocessor: fillApiPages,
      parseFrontMatter,
      hooks: {onBrokenMarkdownLinks: leadToTranslated, onBrokenMarkdownImages: 'throw'},
    },
    headTags: [{tagName: 'meta', attributes: {name: 'referrer', content: 'no-referrer'}}],
    future: {v4: true, faster, experimental_router: router},
    presets: [['classic', preset]],
    plugins,
    themeConfig,
  };
}
