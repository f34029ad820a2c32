import storageOff from '../../src/features/storageOff/plugin';
import {html} from '../../docusaurus.config';
import {light} from '../../src/light';
import {smallSite} from '../site/site';

const config = smallSite();

const changed = {
  ...config,
  future: {...config.future, experimental_router: 'hash' as const},
  plugins: [...(config.plugins ?? []), storageOff],
  themeConfig: {
    ...config.themeConfig,
    announcementBar: {id: 'of-the-tests', content: 'A word <a href="/blog">of the owner</a>.'},
  },
} satisfies typeof config;

export default light(changed, {html});
