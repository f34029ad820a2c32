// The site as it is, with a navbar that hides, and a second language. Its pages are not built, only the way to them.
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {html} from '../../docusaurus.config';
import {light} from '../../src/light';
import {smallSite} from '../site/site';

const config = smallSite();
const {navbar} = config.themeConfig as ThemeConfig;

const changed = {
  ...config,
  i18n: {defaultLocale: 'en-GB', locales: ['en-GB', 'de'], localeConfigs: {de: {baseUrl: '/de/'}}},
  themeConfig: {
    ...config.themeConfig,
    navbar: {...navbar, hideOnScroll: true},
    announcementBar: {
      id: 'of-the-tests',
      content: 'A word <b>of the owner</b>, <a href="/blog">with a link</a>.',
      backgroundColor: '#20232a',
      textColor: '#fff',
    },
  },
} satisfies typeof config;

export default light(changed, {html});
