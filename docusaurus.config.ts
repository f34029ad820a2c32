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
import {loadDescription} from './src/features/api/build/description';
import apiReference from './src/features/api/build/reference';
import checkMarks from './src/features/certainty/build/checkMarks';
import evidenceLine from './src/features/certainty/build/evidenceLine';
import keepWithWord from './src/features/certainty/build/keepWithWord';
import {sidebarItems as changelogItems} from './src/features/changelog/build/sidebarItems';
import codeLanguages from './src/features/code/build/codeLanguages';
import lineNumbers from './src/features/code/build/lineNumbers';
import {feeds} from './src/features/feeds/model/feeds';
import {createFrontMatterParser} from './src/features/frontMatter/build/parseFrontMatter';
import glossaryList from './src/features/glossary/build/list';
import glossaryTerms from './src/features/glossary/build/terms';
import {writeHostFiles} from './src/features/hosting/build';
import {hideSpritesByClass, insertPolicies} from './src/features/hosting/build/policies';
import {leadToTranslated} from './src/features/languages/build/linkedContent';
import {writeNotFoundScript} from './src/features/notFound/build';
import refuseBlocked from './src/features/outsideMedia/build/refuseBlocked';
import {saveEmergencyPage} from './src/build/saveEmergencyPage';
import {inlineStyles} from './src/features/speed/inlineStyles';
import {drawPreviewCard} from './src/features/previewCard/build';
import {previewCard} from './src/features/previewCard/model/file';
import {writeRedirects} from './src/features/redirects/build';
import openQuestions from './src/features/questions/build/openQuestions';
import {writeSearch} from './src/features/search/build/write';
import {writeSecurityTxt} from './src/features/securityTxt/build';
import alignByClass from './src/features/tables/build/alignByClass';
import labelCells from './src/features/tables/build/labelCells';
import whoMayChange from './src/features/session/build/whoMayChange';
import curlyQuotes from './src/features/typography/build/curlyQuotes';
import pagePlugin, {writePageScript} from './src/page/plugin';
import {announcement} from './src/site/announcement';
import {readEnvironment} from './src/site/environment';
import {identity} from './src/site/identity';
import {editUrl} from './src/site/links';
import {footerColumns, navbarItems} from './src/site/navigation';
import {redirects} from './src/site/redirects';
import {readSecurityContact} from './src/site/securityContact';
import feedsPlugin from './src/features/feeds/build';
import searchPlugin from './src/features/search/build';
import twinsPlugin from './src/features/twins/build';
import apiPlugin from './src/features/api/build';
import codePlugin from './src/features/code/build';
import contentFilesPlugin from './src/features/contentFiles/build';
import editorSchemasPlugin from './src/features/editorSchemas/build';
import languagesPlugin from './src/features/languages/build';
import outsideMediaPlugin from './src/features/outsideMedia/build';
import pageListPlugin from './src/features/pageList/build';
import storagePlugin from './src/features/storage/plugin';
import withoutPresetEnv from './src/build/withoutPresetEnv';
import speedPlugin from './src/features/speed/plugin';

const securityContact = readSecurityContact(process.env);

/** A copy without git history, such as an unpacked archive, has no dates to show. */
const hasHistory = existsSync(path.join(__dirname, '.git'));

/** Highlighted in addition to the highlighter's own languages. */
const additionalLanguages = ['bash', 'json', 'http', 'python', 'csharp', 'cpp'];
const remarkPlugins = [
  [codeLanguages, {additional: additionalLanguages}],
  lineNumbers,
  alignByClass,
  labelCells,
  checkMarks,
  keepWithWord,
  refuseBlocked,
];

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
  // Before the others, so that the headings it creates are in the table of contents.
  beforeDefaultRemarkPlugins: [apiReference(loadDescription), ...pageFrame],
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

/**
 * Tokens get classes instead of inline styles, so that `src/css/code.css` colours both modes and a strict policy works.
 */
const classesOnly: PrismTheme = {plain: {}, styles: []};

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
  writeRedirects(redirects),
  writeSearch(redirects),
  transformPages([hideSpritesByClass, ...(speed ? [inlineStyles] : [])], [insertPolicies]),
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
    contentFilesPlugin,
    editorSchemasPlugin,
    languagesPlugin,
    outsideMediaPlugin,
    pageListPlugin,
    storagePlugin(storage),
    withoutPresetEnv,
    listOpenPlaces,
    ...(hasPages ? pagePlugins : []),
    ...(hasPages && speed ? [speedPlugin] : []),
    afterBuild([
      drawPreviewCard,
      writePageScript,
      ...(hasPages ? stepsWithPages(speed) : [transformPages([hideSpritesByClass])]),
      writeHostFiles(hasPages ? redirects : []),
      writeSecurityTxt(securityContact),
    ]),
  ] satisfies PluginConfig[];

  const themeConfig = {
    image: previewCard,
    announcementBar: {id: announcement.id, content: announcement.text},
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {title: identity.title, items: navbarItems(locales, versionedDocs)},
    footer: {links: footerColumns, copyright: identity.copyright},
    prism: {theme: classesOnly, additionalLanguages},
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
      parseFrontMatter: createFrontMatterParser(__dirname),
      hooks: {onBrokenMarkdownLinks: leadToTranslated, onBrokenMarkdownImages: 'throw'},
    },
    headTags: [{tagName: 'meta', attributes: {name: 'referrer', content: 'no-referrer'}}],
    future: {v4: true, faster, experimental_router: router},
    presets: [['classic', preset]],
    plugins,
    themeConfig,
  };
}
