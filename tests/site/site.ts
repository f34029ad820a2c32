import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {config} from '../../docusaurus.config';
import {sectionWords} from '../../src/features/search/sectionWords';
import {list} from '../../src/features/situations/entries';
import {faster} from '../../src/site/futureFlags';
import {redirects} from '../../src/site/redirects';
import {themeConfig} from '../../src/site/themeConfig';

/** The same folder of pages, here. */
function withContent(options: unknown): {path: string} {
  const {path, ...others} = options as {path: string};
  return {...others, path: `tests/site/content/${path}`};
}

/** The site with a dozen small pages in place of its own: what the project can do, and no page of the site needs. */
export function smallSite(): Config {
  list.file = 'tests/site/content/wiki/situations.yml';
  sectionWords.file = 'tests/site/content/sectionWords.yml';
  redirects.splice(0, redirects.length, {from: '/old', to: '/wiki'});
  const [[classic, preset], ...otherPresets] = config.presets as [[string, PresetOptions], ...string[]];
  const content = {
    docs: {...withContent(preset.docs), sidebarPath: './tests/site/sidebars.ts'},
    blog: withContent(preset.blog),
    pages: {...preset.pages, path: 'tests/site/content/pages'},
  };
  return {
    ...config,
    // Threads and a history that is read as a whole take longer than these pages.
    future: {...config.future, faster: {...faster, ssgWorkerThreads: false, gitEagerVcs: false}},
    presets: [[classic, {...preset, ...content}], ...otherPresets],
    plugins: (config.plugins as PluginConfig[]).map((plugin) =>
      Array.isArray(plugin) && plugin[0] === 'content-docs'
        ? [plugin[0], {...withContent(plugin[1]), sidebarPath: undefined}]
        : plugin,
    ),
    themeConfig: {
      ...themeConfig,
      // The site has it with its second locale.
      navbar: {
        ...themeConfig.navbar,
        items: [...themeConfig.navbar.items, {type: 'localeDropdown', position: 'right'}],
      },
      announcementBar: undefined,
      footer: {links: [{title: 'Content', items: [{label: 'All pages', to: '/all-pages'}]}], copyright: 'Nobody'},
    },
  };
}
