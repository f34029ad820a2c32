import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {aliases} from '../../build/aliases';

/** The theme puts the highlighter into the main script of every page; src/features/code loads it on demand instead. */
const highlighter = {
  'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js': 'src/speed/framework/empty.ts',
};

/** Navbar menus that are in every page's main script, even if the navbar does not use them. */
const navbarLists = {
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
  localeDropdown: '@theme/NavbarItem/LocaleDropdownNavbarItem',
};

function withoutUnusedLists({themeConfig}: DocusaurusConfig): Record<string, false> {
  const {items} = (themeConfig as ThemeConfig).navbar;
  const unused = Object.entries(navbarLists).filter(([type]) => !items.some((item) => item.type === type));
  return Object.fromEntries(unused.map(([, module]) => [module, false]));
}

/** The layout of docs pages, by the chunk names that the framework generates. */
const docsFrame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map((component) =>
  simpleHash(component, 8),
);

/** These chunks always load together, and are smaller as one file. */
const docs = {
  name: 'docs',
  chunks: ({name}: {name?: string | null}) => docsFrame.includes(name ?? ''),
  enforce: true,
};

/** Makes the framework's scripts smaller. */
export default function frameworkPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'speed-framework',
    configureWebpack: (_, isServer) => ({
      resolve: {alias: {...aliases(siteDir, highlighter), ...withoutUnusedLists(siteConfig)}},
      ...(isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: {docs}}},
            // By number, because names would be in the runtime's list of files a second time.
            output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
          }),
    }),
  };
}
