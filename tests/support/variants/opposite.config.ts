import createConfig from '../../../docusaurus.config';
import {identity} from '../../../src/site/identity';
import {withParts} from './withParts';

const config = withParts(createConfig({trailingSlash: true, speed: false}));

const [[preset, options], ...otherPresets] = config.presets as [[string, {docs: object}], ...string[]];
const {navbar, footer} = config.themeConfig as {navbar: {items: object[]}; footer: object};

/** Where the site offers a choice, the other one than by default, as an owner would who knows the framework's manual. */
export default {
  ...config,
  // Its translations are in the folder beside this file.
  i18n: {defaultLocale: identity.defaultLocale, locales: [identity.defaultLocale, 'de']},
  plugins: [
    ['content-docs', {id: 'manual', path: 'tests/manual/versions', routeBasePath: 'manual'}],
    ...(config.plugins ?? []),
  ],
  storage: {type: 'sessionStorage'},
  presets: [
    [preset, {...options, docs: {...options.docs, sidebarPath: './tests/support/variants/sidebars.ts'}}],
    ...otherPresets,
  ],
  themeConfig: {
    ...config.themeConfig,
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    announcementBar: {
      id: 'of-the-owner',
      content: 'A word <b>of the owner</b>, <a href="/help/blog/">with a link</a>.',
      backgroundColor: '#20232a',
      textColor: '#fff',
      isCloseable: process.env.DOCUSAURUS_CURRENT_LOCALE !== 'de',
    },
    navbar: {
      ...navbar,
      hideOnScroll: true,
      style: 'primary',
      logo: {alt: 'By the owner', src: 'img/favicon.svg', srcDark: 'img/favicon.svg?dark', width: 32, height: 32},
      items: [
        ...navbar.items,
        {type: 'docSidebar', sidebarId: 'api', docsPluginId: 'api', label: 'Calls'},
        {type: 'search', position: 'left'},
        {type: 'html', value: '<b>Beta</b>'},
        {
          html: '<i>More</i>',
          className: 'ofTheOwner',
          items: [
            {label: 'Glossary', to: '/glossary'},
            {type: 'html', value: '<hr>'},
          ],
        },
        {type: 'doc', docId: 'info', docsPluginId: 'api', label: 'First call'},
        // As after `docusaurus docs:version:api 1.0`.
        {type: 'docsVersionDropdown', docsPluginId: 'api', position: 'right'},
      ],
    },
    // The other form of links in the footer.
    footer: {
      ...footer,
      style: 'dark',
      links: [{label: 'All pages', to: '/all-pages'}, {html: '<em>Adults only</em>'}],
    },
  },
} satisfies typeof config;
