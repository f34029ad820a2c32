// A site inside another application, with two versions of the API reference.
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {smallSite} from '../site/site';

const config = smallSite({router: 'memory'});
const {navbar} = config.themeConfig as ThemeConfig;

export default {
  ...config,
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
