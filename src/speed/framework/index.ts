import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {aliases} from '../../build/aliases';

/** The theme puts the highlighter into the main script of every page; src/features/code loads it when it is needed. */
const highlighter = {
  'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js': 'src/speed/framework/empty.ts',
};

/** Lists that a navbar may have. They are in the main script of every page. */
const navbarLists = {
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
  localeDropdown: '@theme/NavbarItem/LocaleDropdownNavbarItem',
};

function withoutUnusedLists({themeConfig}: DocusaurusConfig): Record<string, false> {
  const {items} = (themeConfig as ThemeConfig).navbar;
  const unused = Object.entries(navbarLists).filter(([type]) => !items.some((item) => item.type === type));
  return Object.fromEntries(unused.map(([, module]) => [module, false]));
}

/** The frame of every page of the docs, by the names that the framework gives to its chunks. */
const docsFrame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map((component) =>
  simpleHash(component, 8),
);

/** These always load together, and are smaller as one file. */
const docs = {
  name: 'docs',
  chunks: ({name}: {name?: string | null}) => docsFrame.includes(name ?? ''),
  enforce: true,
};

/** Makes the framework's scripts lighter. */
export default function frameworkPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'speed-framework',
    configureWebpack: (_, isServer) => ({
      resolve: {alias: {...aliases(siteDir, highlighter), ...withoutUnusedLists(siteConfig)}},
      ...(isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: {docs}}},
            // By number: names would be in the list of all files twice.
            output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
          }),
    }),
  };
}
