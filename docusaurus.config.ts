import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PrismTheme} from 'prism-react-renderer';
import {pageTemplate} from './src/plugins/earlyScript/template';
import glossaryTerms from './src/plugins/glossary';
import entryPage from './src/plugins/changelog/entryPage';
import {sidebarItems as changelogItems} from './src/plugins/changelog/sidebarItems';
import codeLanguages from './src/plugins/codeLanguages';
import {loadDescription} from './src/plugins/openapi/description';
import apiReference from './src/plugins/openapi/reference';
import laterParts from './src/plugins/laterParts';
import {createFrontMatterParser} from './src/plugins/frontMatter/parseFrontMatter';
import {announcement, checkAnnouncement} from './src/site/announcement';
import {readEnvironment} from './src/site/environment';
import {feeds} from './src/site/feeds';
import {identity} from './src/site/identity';
import {editUrl, resolveOutsideLinks} from './src/site/links';
import {previewCard} from './src/site/previewCard';
import {footerColumns, navbarItems} from './src/site/navigation';
import {redirects} from './src/site/redirects';

const environment = readEnvironment(process.env);
const links = resolveOutsideLinks(process.env);

/** The hash router's only page is empty before its scripts. */
const isReadWithoutScripts = environment.router === 'browser';

/** A copy without history, such as an unpacked archive, has no dates to show. */
const hasHistory = existsSync(path.join(__dirname, '.git'));

/** Highlighted beside the languages that the highlighter brings. */
const additionalLanguages = ['bash', 'json', 'http', 'python', 'csharp', 'cpp'];
const remarkPlugins = [[codeLanguages, {additional: additionalLanguages}]];

const sharedDocs = {
  remarkPlugins: [...remarkPlugins, laterParts],
  versions: {current: {label: 'Next'}},
  breadcrumbs: true,
  numberPrefixParser: false,
  onInlineTags: 'throw',
  showLastUpdateTime: hasHistory,
  editUrl: editUrl(links),
} satisfies DocsOptions;

const wiki = {
  ...sharedDocs,
  remarkPlugins: [...remarkPlugins, glossaryTerms, laterParts],
  path: 'wiki',
  routeBasePath: 'wiki',
  sidebarPath: './sidebars.ts',
} satisfies DocsOptions;

const api = {
  ...sharedDocs,
  id: 'api',
  path: 'docs/api',
  routeBasePath: 'docs/api',
  sidebarPath: './sidebarsApi.ts',
  // Before the others, so that the headings it makes are in the table of contents.
  beforeDefaultRemarkPlugins: [apiReference(loadDescription)],
} satisfies DocsOptions;

const changelog = {
  ...sharedDocs,
  id: 'changelog',
  // Before the framework's own: what it adds gets anchors and stands in the table of contents.
  beforeDefaultRemarkPlugins: [[entryPage, {codeHost: links.codeHost}]],
  path: 'changelog/emlalock',
  routeBasePath: 'changelog/emlalock',
  sidebarItemsGenerator: changelogItems,
} satisfies DocsOptions;

const blog = {
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
  // src/plugins/feeds writes the feeds of blog and changelog alike.
  feedOptions: {type: null},
} satisfies BlogOptions;

const stylesheets = ['tokens', 'framework', 'global', 'navigation', 'notices', 'tabs', 'search', 'code', 'print'].map(
  (name) => `./src/css/${name}.css`,
);

const preset = {
  docs: wiki,
  blog,
  pages: {remarkPlugins, showLastUpdateTime: hasHistory, editUrl: editUrl(links)},
  sitemap: {lastmod: hasHistory ? 'date' : null, changefreq: null, priority: null},
  theme: {customCss: stylesheets},
} satisfies PresetOptions;

const plugins = [
  // Before the others: it takes note of what it has to wait for.
  ['./src/plugins/offline/index.ts', {isOffered: environment.offlineCopy, redirects}],
  ['content-docs', api],
  ['content-docs', changelog],
  ['./src/plugins/storage/index.ts', {type: environment.storage}],
  ['./src/plugins/earlyScript/index.ts', {announcementId: checkAnnouncement(announcement).id}],
  './src/plugins/speculation/index.ts',
  './src/plugins/openapi/index.ts',
  './src/plugins/replacements/index.ts',
  './src/plugins/lightScripts/index.ts',
  './src/plugins/quickRoutes/index.ts',
  './src/plugins/quickStyles/index.ts',
  './src/plugins/changelog/index.ts',
  './src/plugins/news/index.ts',
  './src/plugins/pageList/index.ts',
  './src/plugins/notFound/index.ts',
  './src/plugins/markdownTwins/index.ts',
  './src/plugins/previewCard/index.ts',
  './src/plugins/feeds/index.ts',
  ['./src/plugins/outsideLinks/index.ts', {links}],
  './src/plugins/search/index.ts',
  // Addresses that lead on, the search, the beginning of pages, their styles and policy, the files of the host, in this order.
  ['./src/plugins/finishedPages/index.ts', {redirects}],
] satisfies PluginConfig[];

/** Tokens get classes instead of inline styles: `src/css/code.css` colours them for both modes, and a strict policy holds. */
const classesOnly: PrismTheme = {plain: {}, styles: []};

const themeConfig = {
  image: previewCard,
  announcementBar: {id: announcement.id, content: announcement.text},
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {title: identity.title, items: navbarItems(links, environment.locales)},
  footer: {links: footerColumns(links), copyright: identity.copyright},
  prism: {theme: classesOnly, additionalLanguages},
} satisfies ThemeConfig;

/** All of the framework's faster build, but for the cache between builds: it has served stale output. */
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
    // xx is for trials: the tests build it to see that a second locale has all it needs.
    localeConfigs: {en: {label: 'English', htmlLang: 'en-GB'}, xx: {label: 'Trial', htmlLang: 'en-XA'}},
  },
  ssrTemplate: pageTemplate(isReadWithoutScripts),
  // The early script tells sooner, and without styles of its own.
  baseUrlIssueBanner: !isReadWithoutScripts,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: createFrontMatterParser(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: [{tagName: 'meta', attributes: {name: 'referrer', content: 'no-referrer'}}],
  future: {v4: true, faster, experimental_router: environment.router},
  clientModules: ['safeLocation', 'neverBlank', 'undisturbed', 'wish', 'pageChange'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  customFields: {offlineCopy: environment.offlineCopy},
  presets: [['classic', preset]],
  plugins,
  themeConfig,
} satisfies Config;
