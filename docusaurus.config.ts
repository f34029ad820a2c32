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
import checkMarks from './src/features/certainty/build/checkMarks';
import evidenceLine from './src/features/certainty/build/evidenceLine';
import keepWithWord from './src/features/certainty/build/keepWithWord';
import {sidebarItems as changelogItems} from './src/features/changelog/build/sidebarItems';
import {feeds} from './src/features/feeds/model/feeds';
import {parseFrontMatter} from './src/features/frontMatter/parseFrontMatter';
import glossaryList from './src/features/glossary/build/list';
import glossaryTerms from './src/features/glossary/build/terms';
import {writeHostFiles} from './src/features/hosting/hostFiles';
import {hideSpritesByClass, insertPolicies} from './src/features/hosting/policies';
import {writeRedirectPages} from './src/features/hosting/redirectPages';
import {writeSecurityTxt} from './src/features/hosting/securityTxt';
import refuseOutsideMedia from './src/features/media/refuseOutsideMedia';
import {leadToTranslated} from './src/features/languages/build/linkedContent';
import {writeNotFoundScript} from './src/features/notFound/build';
import {saveEmergencyPage} from './src/build/saveEmergencyPage';
import {inlineStyles} from './src/features/speed/inlineStyles';
import openQuestions from './src/features/questions/build/openQuestions';
import {writeSearch} from './src/features/search/build/write';
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
import {securityContact} from './src/site/securityContact';
import feedsPlugin from './src/features/feeds/build';
import searchPlugin from './src/features/search/build';
import twinsPlugin from './src/features/twins/build';
import apiPlugin from './src/features/api/plugin';
import colourCode from './src/features/code/colourCode';
import codePlugin from './src/features/code/plugin';
import languagesPlugin from './src/features/languages/build';
import pageListPlugin from './src/features/pageList/build';
import storagePlugin from './src/features/storage/plugin';
import withoutPresetEnv from './src/build/withoutPresetEnv';
import speedPlugin from './src/features/speed/plugin';

/** A copy without git history, such as an unpacked archive, has no dates to show. */
const hasHistory = existsSync(path.join(__dirname, '.git'));

const remarkPlugins = [colourCode, labelCells, checkMarks, keepWithWord, refuseOutsideMedia];

/** What the build adds to every page of the docs sections. */
const pageFrame = [evidenceLine, foldSections, curlyQuotes];

const versionedDocs = (['default', 'api', 'changelog'] as const).filter(
  (plugin) => cutVersions(plugin, __dirname).length > 0,
);

const sharedDocs = {
  beforeDefaultRemarkPlugins: pageFrame,
  remarkPlugins,
  breadcrumbs: true,
  numberPrefixParser: false,
  onInlineTags: 'throw',
  showLastUpdateTime: hasHistory,
  editUrl,
} satisfies DocsOptions;

const wiki = {
  ...sharedDocs,
  beforeDefaultRemarkPlugins: [whoMayChange, ...pageFrame],
  remarkPlugins: [...remarkPlugins, glossaryTerms],
  path: 'wiki',
  versions: versionOptions('default', __dirname),
  routeBasePath: 'wiki',
  sidebarPath: './sidebars.ts',
} satisfies DocsOptions;

const api = {
  ...sharedDocs,
  id: 'api',
  path: 'docs/api',
  versions: versionOptions('api', __dirname),
  routeBasePath: 'docs/api',
  sidebarPath: './sidebarsApi.ts',
} satisfies DocsOptions;

const changelog = {
  ...sharedDocs,
  id: 'changelog',
  path: 'changelog/emlalock',
  versions: versionOptions('changelog', __dirname),
  routeBasePath: 'changelog/emlalock',
  sidebarItemsGenerator: changelogItems,
} satisfies DocsOptions;

const blog = {
  beforeDefaultRemarkPlugins: [curlyQuotes],
  remarkPlugins,
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: feeds.blog.description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: hasHistory,
  editUrl,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  // src/features/feeds writes the feeds of both blog and changelog.
  feedOptions: {type: null},
} satisfies BlogOptions;

const preset = {
  docs: wiki,
  blog,
  pages: {
    beforeDefaultRemarkPlugins: [openQuestions, glossaryList, curlyQuotes],
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

/** What is made from pages. */
const pagePlugins = [feedsPlugin, searchPlugin, twinsPlugin];

const stepsWithPages = (speed: boolean) => [
  writeNotFoundScript,
  writeRedirectPages(redirects),
  writeSearch(redirects),
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
    ['content-docs', api],
    ['content-docs', changelog],
    pagePlugin,
    apiPlugin,
    codePlugin,
    languagesPlugin,
    pageListPlugin,
    storagePlugin(storage),
    withoutPresetEnv,
    listOpenPlaces,
    ...(hasPages ? pagePlugins : []),
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
