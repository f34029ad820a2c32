// The site without the layer that makes pages light, under a path, with slashes, in two languages, and with no
// announcement.
import {smallSite} from './site';

export default {
  ...smallSite(),
  baseUrl: '/help/',
  trailingSlash: true,
  i18n: {defaultLocale: 'en-GB', locales: ['en-GB', 'de'], path: 'tests/site/i18n'},
};
