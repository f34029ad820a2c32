// The light site of an owner who sets what the framework's manual offers.
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {html} from '../../docusaurus.config';
import {light} from '../../src/light';
import {smallSite} from '../site/site';

const config = smallSite();
const {docs, navbar} = config.themeConfig as ThemeConfig;

const of = (path: string) => ({id: 'of-an-owner', path: `tests/nightly/content/${path}`});

const changed = {
  ...config,
  storage: {type: 'sessionStorage'},
  plugins: [
    ['content-docs', {...of('docs'), routeBasePath: 'of-an-owner'}],
    ['content-blog', {...of('blog'), routeBasePath: 'blog-of-an-owner', blogTitle: 'Second blog', postsPerPage: 1}],
    ...(config.plugins ?? []),
  ],
  themeConfig: {
    ...config.themeConfig,
    colorMode: {respectPrefersColorScheme: true},
    docs: {...docs, sidebar: {autoCollapseCategories: true}},
    navbar: {
      ...navbar,
      items: [
        ...(navbar?.items ?? []),
        {
          label: 'More',
          items: [
            {type: 'doc', docId: 'tabs', label: 'One doc'},
            {to: '/wiki/code', html: '<em>In HTML</em>'},
            {type: 'html', value: '<b>Only words</b>'},
          ],
        },
      ],
    },
  },
} satisfies typeof config;

export default light(changed, {html});
