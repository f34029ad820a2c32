// cspell:ignore hideable katex
// The site beside pages that show what the framework's manual describes, with the configuration that it names.
import {randomInt} from 'node:crypto';
import {resolve} from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Plugin} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import createConfig from '../../../docusaurus.config';
import {exceptions} from '../../../src/site/policy';
import {worksWithoutReact} from '../../../src/site/worksWithoutReact';
import sectionPrefix from '../../manual/code/sectionPrefix';

// Mermaid writes the styles of its drawings by script.
for (const page of ['/manual/diagrams', '/manual/diagram-component']) {
  exceptions.push({page, allow: {'style-src': "'unsafe-inline'"}});
}
worksWithoutReact.push('manual-theme');

const config = createConfig();
const [[, preset]] = config.presets as [[string, PresetOptions]];
const docs = preset.docs as DocsOptions;
const blog = preset.blog as BlogOptions;
const pages = preset.pages as PagesOptions;
const themeConfig = config.themeConfig as ThemeConfig;

const withMath = {
  remarkPlugins: [...((docs.remarkPlugins ?? []) as unknown[]), remarkMath],
  rehypePlugins: [[rehypeKatex, {strict: false}]],
} as Partial<DocsOptions>;

const manual: DocsOptions = {
  ...docs,
  ...withMath,
  id: 'manual',
  path: 'tests/manual/docs',
  routeBasePath: 'manual',
  sidebarPath: './tests/manual/sidebars.ts',
  tagsBasePath: 'topics',
  beforeDefaultRemarkPlugins: [
    ...((docs.beforeDefaultRemarkPlugins ?? []) as unknown[]),
    [sectionPrefix, {word: 'Section'}],
  ],
  admonitions: {keywords: ['recipe'], extendDefaults: true},
  numberPrefixParser: true,
  // Another order than by name, as the manual shows it.
  sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...files}) => [
    ...(await defaultSidebarItemsGenerator(files)),
    {type: 'link', label: 'Added by the generator', href: '/blog'},
  ],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  onInlineTags: 'ignore',
};

/** The framework's own name and number for what has one version. */
const versions: DocsOptions = {
  ...docs,
  id: 'versions',
  path: 'tests/manual/versions',
  routeBasePath: 'manual-versions',
  sidebarPath: undefined,
  breadcrumbs: false,
  lastVersion: 'current',
  versions: {
    current: {label: 'Two', path: 'two', banner: 'unreleased', badge: true, className: 'manual-version', noIndex: true},
  },
};

const secondBlog: BlogOptions = {
  ...blog,
  id: 'manual',
  path: 'tests/manual/blog',
  routeBasePath: 'manual-blog',
  blogTitle: 'Second blog',
  blogDescription: 'Posts for the tests.',
  blogSidebarTitle: 'Recent ones',
  blogSidebarCount: 3,
  postsPerPage: 2,
  archiveBasePath: 'archive',
  readingTime: ({content, locale, frontMatter, defaultReadingTime}) =>
    frontMatter.hide_reading_time ? undefined : defaultReadingTime({content, locale, options: {wordsPerMinute: 1}}),
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  feedOptions: {type: 'all', copyright: 'Nobody', limit: 2},
};

const otherPages: PagesOptions = {...pages, id: 'manual', path: 'tests/manual/pages', routeBasePath: 'manual-pages'};

/** What an owner adds as the manual says, under ids that nobody knows. */
const drawId = () => `drawn-${randomInt(1_000_000)}`;
const plain = (name: string) => ({id: drawId(), path: `tests/manual/plain/${name}`, routeBasePath: `plain-${name}`});

/** Parts of the theme, as a package brings them. */
const theme = (): Plugin => ({name: 'manual-theme', getThemePath: () => resolve('tests/manual/theme')});

export default {
  ...config,
  markdown: {...config.markdown, mermaid: true, format: 'detect'},
  themes: ['@docusaurus/theme-mermaid'],
  staticDirectories: ['static', 'tests/manual/static'],
  stylesheets: ['/manual/sheet.css'],
  clientModules: [
    require.resolve('katex/dist/katex.min.css'),
    './tests/manual/code/clientModule.ts',
    './tests/manual/manual.css',
  ],
  presets: [
    ...(config.presets ?? []),
    [
      resolve('tests/manual/code/preset.ts'),
      {docs: plain('presetDocs'), blog: {...plain('presetBlog'), blogTitle: 'Of a preset'}},
    ],
  ],
  plugins: [
    ['content-docs', plain('docs')],
    ['@docusaurus/plugin-content-blog', plain('blog')],
    ['content-docs', manual],
    ['content-docs', versions],
    ['content-blog', secondBlog],
    ['content-pages', otherPages],
    theme,
    // The steps after the build come last.
    ...(config.plugins ?? []),
  ],
  themeConfig: {
    ...themeConfig,
    image: 'img/preview-card.png',
    metadata: [...(themeConfig.metadata as {content: string}[]), {name: 'manual', content: 'of the configuration'}],
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
    announcementBar: {
      id: 'manual',
      content: 'For <b>everyone</b>.',
      backgroundColor: 'rgb(1, 2, 3)',
      textColor: 'rgb(250, 251, 252)',
      isCloseable: true,
    },
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: true, autoCollapseCategories: true}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
    mermaid: {theme: {light: 'neutral', dark: 'forest'}, options: {maxTextSize: 500}},
    prism: {
      ...themeConfig.prism,
      additionalLanguages: ['powershell'],
      defaultLanguage: 'javascript',
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {className: 'manual-error-line', line: 'This will error'},
      ],
    },
    navbar: {
      title: 'Manual',
      style: 'primary',
      logo: {
        alt: 'Logo of the manual',
        src: 'img/favicon.svg',
        srcDark: 'img/preview-card.png',
        href: '/blog',
        target: '_self',
        width: 30,
        height: 31,
        className: 'manual-logo',
        style: {opacity: '0.9'},
      },
      items: [
        {to: '/wiki/faq', label: 'Questions', position: 'left', activeBaseRegex: '/wiki/(faq|navigation)'},
        {
          type: 'dropdown',
          label: 'More',
          position: 'left',
          items: [
            {type: 'doc', docId: 'react', docsPluginId: 'manual', label: 'One doc'},
            {type: 'docSidebar', sidebarId: 'other', docsPluginId: 'manual', label: 'One sidebar'},
            {type: 'docsVersion', docsPluginId: 'versions', label: 'One version'},
            {to: '/manual/tabs', html: '<em>In HTML</em>', className: 'manual-item'},
            {type: 'html', value: '<b>Only words</b>'},
          ],
        },
        {
          type: 'docsVersionDropdown',
          docsPluginId: 'versions',
          versions: {current: {label: 'Named version'}},
          dropdownItemsAfter: [{to: '/all-pages', label: 'All versions'}],
        },
        {type: 'search', position: 'left', className: 'manual-search'},
        {type: 'html', value: '<b>Beta</b>', position: 'right', className: 'manual-beta'},
        {href: 'https://example.com', label: 'Elsewhere', position: 'right', 'aria-label': 'Another site'},
      ],
    },
    footer: {
      logo: {alt: 'Logo of the footer', src: 'img/favicon.svg', href: 'https://example.com', width: 20, height: 21},
      copyright: 'Nobody’s <b>manual</b>',
      style: 'light',
      links: [
        {
          title: 'Column',
          items: [
            {label: 'All of it', to: '/all-pages'},
            {label: 'Outside', href: 'https://example.com'},
            {html: '<i>By hand</i>'},
          ],
        },
      ],
    },
  },
} satisfies typeof config;
