import {existsSync} from 'node:fs';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {simpleHash} from '@docusaurus/utils';
import linksFromRoot from './src/build/linksFromRoot';
import * as features from './src/features';
import {light} from './src/light';
import scriptPlugin from './src/script/plugin';
import {faster, v4} from './src/site/futureFlags';
import {identity} from './src/site/identity';
import {editUrl} from './src/site/links';
import {about, docsSectionIds, sections, type DocsSectionId} from './src/site/sections';
import {themeConfig} from './src/site/themeConfig';

const everyPage = {
  ...features.markdown,
  // A copy without git history, such as an unpacked archive, has no dates to show.
  showLastUpdateTime: existsSync('.git'),
  editUrl,
};

const ownOptions: Partial<Record<DocsSectionId, DocsOptions>> = {
  wiki: {remarkPlugins: [features.glossaryTerms, ...features.markdown.remarkPlugins]},
  api: {sidebarItemsGenerator: features.apiItems},
  changelog: {sidebarItemsGenerator: features.changelogItems},
};

function docsOptions(id: DocsSectionId): DocsOptions {
  const {docsPlugin, path, sidebar: sidebarPath} = sections[id];
  const place = {id: docsPlugin, path, routeBasePath: path, ...(sidebarPath && {sidebarPath})};
  const beforeDefaultRemarkPlugins = [[linksFromRoot, {folder: path}], ...features.markdown.beforeDefaultRemarkPlugins];
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
    feedOptions: {...sections.blog.feed, type: 'all', copyright: identity.copyright},
  },
  pages: everyPage,
  sitemap: {lastmod: everyPage.showLastUpdateTime ? 'date' : null, changefreq: null, priority: null},
  theme: {customCss: './src/css/index.css'},
} satisfies PresetOptions;

const url = process.env.SITE_URL || identity.defaultUrl;
const baseUrl = process.env.BASE_URL || '/';

/** The site as an ordinary configuration. Who changes an option changes this one, and calls `light` again. */
export const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  // The framework's own differs by language, and choices of a reader would not follow into another one.
  storage: {namespace: simpleHash(url + baseUrl, 3)},
  trailingSlash: false,
  // src/script says it on every page, not on the home page alone.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: identity.locales[0], locales: identity.locales},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: features.parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {v4, faster},
  presets: [['classic', preset]],
  plugins: [
    ...features.plugins,
    // The preset runs the wiki. Each other docs section is an instance of its own.
    ...docsSectionIds.filter((id) => id !== 'wiki').map((id): PluginConfig => ['content-docs', docsOptions(id)]),
    // The pages about this documentation, beside the sections.
    ['content-docs', {...everyPage, onInlineTags: 'throw', ...about}],
    scriptPlugin,
  ],
  themeConfig,
};

/** What is in these folders is HTML, without state, effects and handlers; the linter keeps this promise. */
export const html = ['src/components', 'src/features/*/ui', 'src/theme'];

export default (): Config => light(config, {html, islands: 'src/islands'});
