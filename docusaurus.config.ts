import './src/build/messages/inNode';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PrismTheme} from 'prism-react-renderer';
import {afterBuild} from './src/build/afterBuild';
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
import {copyCode} from './src/features/code/build/copyCode';
import lineNumbers from './src/features/code/build/lineNumbers';
import {feeds} from './src/features/feeds/model/feeds';
import {createFrontMatterParser} from './src/features/frontMatter/build/parseFrontMatter';
import glossaryList from './src/features/glossary/build/list';
import glossaryTerms from './src/features/glossary/build/terms';
import {writeHostFiles} from './src/features/hosting/build';
import {hideSpritesByClass, insertPolicies} from './src/features/hosting/build/policies';
import {leadToTranslated} from './src/features/languages/build/linkedContent';
import {writeNotFoundScript} from './src/features/notFound/build';
import {writeOfflineCopy} from './src/features/offline/build';
import {outsideLinks} from './src/features/outsideLinks/build';
import refuseBlocked from './src/features/outsideMedia/build/refuseBlocked';
import {drawPreviewCard} from './src/features/previewCard/build';
import {previewCard} from './src/features/previewCard/model/file';
import {writeRedirects} from './src/features/redirects/build';
import openQuestions from './src/features/questions/build/openQuestions';
import {searchOpener} from './src/features/search/build/opener';
import {writeSearch} from './src/features/search/build/write';
import {writeSecurityTxt} from './src/features/securityTxt/build';
import alignByClass from './src/features/tables/build/alignByClass';
import labelCells from './src/features/tables/build/labelCells';
import whoMayChange from './src/features/session/build/whoMayChange';
import curlyQuotes from './src/features/typography/build/curlyQuotes';
import {insertPageScripts} from './src/runtime/build/pageScript';
import {runtimeParts} from './src/runtime/build/part';
import {announcement, checkAnnouncement} from './src/site/announcement';
import {readEnvironment} from './src/site/environment';
import {identity} from './src/site/identity';
import {editUrl, resolveOutsideLinks} from './src/site/links';
import {footerColumns, navbarItems} from './src/site/navigation';
import {redirects} from './src/site/redirects';
import {readSecurityContact} from './src/site/securityContact';
import {speed} from './src/speed';

const environment = readEnvironment(process.env);
const links = resolveOutsideLinks(process.env);
const securityContact = readSecurityContact(process.env);

/** With the hash router, the only page is empty before hydration. */
const isReadBeforeHydration = environment.router === 'browser';

const {
  plugins: speedPlugins,
  scriptParts: speedParts,
  transforms: speedTransforms,
} = speed({on: environment.speed && isReadBeforeHydration});

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

const versionedDocs = (['default', 'api', 'changelog'] as const).filter(
  (plugin) => cutVersions(plugin, __dirname).length > 0,
);

/** What the build adds to every page of the docs sections. */
const pageFrame = [evidenceLine, foldSections, curlyQuotes];

const sharedDocs = {
  beforeDefaultRemarkPlugins: pageFrame,
  remarkPlugins,
  breadcrumbs: true,
  numberPrefixParser: false,
  onInlineTags: 'throw',
  showLastUpdateTime: hasHistory,
  editUrl: editUrl(links),
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
  editUrl: editUrl(links),
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
    editUrl: editUrl(links),
  },
  sitemap: {lastmod: hasHistory ? 'date' : null, changefreq: null, priority: null},
  theme: {customCss: './src/css/index.css'},
} satisfies PresetOptions;

/** The parts of the scripts that run in every page. */
const scriptParts = [
  ...runtimeParts(checkAnnouncement(announcement).id),
  copyCode,
  ...(isReadBeforeHydration ? [searchOpener] : []),
  ...speedParts,
];

/** The steps after the build, in this order. */
const steps = [
  drawPreviewCard,
  writeNotFoundScript,
  writeRedirects(redirects),
  writeSearch(redirects),
  transformPages([hideSpritesByClass, insertPageScripts(scriptParts), ...speedTransforms], [insertPolicies]),
  writeHostFiles(redirects),
  writeSecurityTxt(securityContact),
  writeOfflineCopy(environment.offlineCopy, redirects),
];

const stepsWithoutPages = [
  drawPreviewCard,
  transformPages([hideSpritesByClass]),
  writeHostFiles([]),
  writeSecurityTxt(securityContact),
  writeOfflineCopy(environment.offlineCopy, []),
];

const plugins = [
  ['content-docs', api],
  ['content-docs', changelog],
  ['./src/features/storage/build/index.ts', {type: environment.storage}],
  ['./src/runtime/build/index.ts', {parts: scriptParts}],
  './src/build/withoutPresetEnv.ts',
  ...speedPlugins,
  './src/features/api/build/index.ts',
  './src/features/code/build/index.ts',
  './src/features/contentFiles/build/index.ts',
  './src/features/editorSchemas/build/index.ts',
  './src/features/feeds/build/index.ts',
  './src/features/languages/build/index.ts',
  './src/features/outsideMedia/build/index.ts',
  outsideLinks(links),
  './src/features/pageList/build/index.ts',
  './src/features/search/build/index.ts',
  './src/features/twins/build/index.ts',
  afterBuild({steps, stepsWithoutPages}),
] satisfies PluginConfig[];

/**
 * Tokens get classes instead of inline styles, so that `src/css/code.css` colours both modes and a strict policy works.
 */
const classesOnly: PrismTheme = {plain: {}, styles: []};

const themeConfig = {
  image: previewCard,
  announcementBar: {id: announcement.id, content: announcement.text},
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {title: identity.title, items: navbarItems(links, environment.locales, versionedDocs)},
  footer: {links: footerColumns(links), copyright: identity.copyright},
  prism: {theme: classesOnly, additionalLanguages},
} satisfies ThemeConfig;

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

export default {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: environment.trailingSlash,
  titleDelimiter: '|',
  i18n: {
    defaultLocale: identity.defaultLocale,
    locales: environment.locales,
    localeConfigs: {en: {label: 'English', htmlLang: 'en-GB'}},
  },
  // Our page script reports it earlier, and without inline styles.
  baseUrlIssueBanner: !isReadBeforeHydration,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: createFrontMatterParser(__dirname),
    hooks: {onBrokenMarkdownLinks: leadToTranslated, onBrokenMarkdownImages: 'throw'},
  },
  headTags: [{tagName: 'meta', attributes: {name: 'referrer', content: 'no-referrer'}}],
  future: {v4: true, faster, experimental_router: environment.router},
  clientModules: ['safeLocation', 'recoverBlankPage', 'pendingNavigation', 'pageChange'].map(
    (name) => `./src/runtime/client/${name}.ts`,
  ),
  customFields: {offlineCopy: environment.offlineCopy},
  presets: [['classic', preset]],
  plugins,
  themeConfig,
} satisfies Config;
