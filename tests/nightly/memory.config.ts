// A site inside another application, with two versions of the API reference.
import type {ThemeConfig} from '@docusaurus/preset-classic';
import memoryRouter from '../../src/features/memoryRouter/plugin';
import {html} from '../../docusaurus.config';
import {light} from '../../src/light';
import {smallSite} from '../site/site';

const config = smallSite();
const {navbar} = config.themeConfig as ThemeConfig;

const changed = {
  ...config,
  plugins: [...(config.plugins ?? []), memoryRouter],
  themeConfig: {
    ...config.themeConfig,
    navbar: {
      ...navbar,
      items: [
        ...(navbar?.items ?? []),
        {type: 'doc', docId: 'info', docsPluginId: 'api', label: 'All fields'},
        {type: 'docsVersionDropdown', docsPluginId: 'api', position: 'right'},
      ],
    },
  },
} satisfies typeof config;

export default light(changed, {html});
