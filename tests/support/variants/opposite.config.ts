import createConfig from '../../../docusaurus.config';
import {identity} from '../../../src/site/identity';

const config = createConfig({
  trailingSlash: true,
  locales: [identity.defaultLocale, 'de'],
  speed: false,
});

const {navbar, footer} = config.themeConfig as {navbar: {items: object[]}; footer: object};

/** Where the site offers a choice, the other one than by default, as an owner would who knows the framework's manual. */
export default {
  ...config,
  // Translated as the manual says, in a folder of the tests.
  i18n: {...config.i18n, localeConfigs: {de: {path: '../tests/manual/i18n/de'}}} as typeof config.i18n,
  storage: {type: 'sessionStorage'},
  themeConfig: {
    ...config.themeConfig,
    announcementBar: {
      id: 'of-the-owner',
      content: 'A word <b>of the owner</b>, <a href="/help/blog/">with a link</a>.',
      isCloseable: process.env.DOCUSAURUS_CURRENT_LOCALE !== 'de',
    },
    navbar: {
      ...navbar,
      hideOnScroll: true,
      items: [
        ...navbar.items,
        {type: 'docSidebar', sidebarId: 'api', docsPluginId: 'api', label: 'Calls'},
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
