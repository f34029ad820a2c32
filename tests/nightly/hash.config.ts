import {smallSite} from '../site/site';

const config = smallSite({router: 'hash', storage: 'none'});

export default {
  ...config,
  themeConfig: {
    ...config.themeConfig,
    announcementBar: {id: 'of-the-tests', content: 'A word <a href="#/blog">of the owner</a>.'},
    docs: {...(config.themeConfig?.docs as object), sidebar: {hideable: true}},
    navbar: {...(config.themeConfig?.navbar as object), hideOnScroll: true},
  },
} satisfies typeof config;
