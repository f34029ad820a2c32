import createConfig from '../../../docusaurus.config';
import {identity} from '../../../src/site/identity';

const config = createConfig({
  trailingSlash: true,
  storage: 'sessionStorage',
  locales: [identity.defaultLocale, 'de'],
  speed: false,
});

const {items: navbarItems} = config.themeConfig?.navbar as {items: object[]};
// As an owner would after `docusaurus docs:version:api 1.0`.
navbarItems.push({type: 'docsVersionDropdown', docsPluginId: 'api', position: 'right'});

// The other form of links in the footer.
Object.assign(config.themeConfig?.footer ?? {}, {
  style: 'dark',
  links: [{label: 'All pages', to: '/all-pages'}, {html: '<em>Adults only</em>'}],
});

/** Where the site offers a choice, the other one than by default. */
export default config;
