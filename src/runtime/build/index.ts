import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from '../../build/aliases';
import {hasPages} from '../../site/hasPages';
import {bundlePageScript, type ScriptPart} from './pageScript';

/** Modules of the framework that neither configuration nor a swizzle reaches → ours. src/theme/README.md says why. */
const progressBar = {'node_modules/@docusaurus/theme-classic/lib/nprogress.js': 'src/runtime/client/progressBar.ts'};
const preload = {'node_modules/@docusaurus/core/lib/client/preload.js': 'src/runtime/client/preload.ts'};

/** What every page does beside React. The development server and the hash router's page get the script as a tag. */
export default function runtimePlugin(
  {siteDir, siteConfig, siteStorage, baseUrl, codeTranslations}: LoadContext,
  {parts}: {parts: ScriptPart[]},
): Plugin {
  const isTag = process.env.NODE_ENV === 'development' || !hasPages(siteConfig);
  let innerHTML = '';
  return {
    name: 'runtime',
    getPathsToWatch: () => parts.map(({entry}) => path.join(siteDir, path.dirname(entry), '*.ts')),
    async contentLoaded() {
      if (isTag) {
        // Plugins are made side by side: only now has that of the storage said which it is.
        innerHTML = await bundlePageScript(parts, {siteDir, baseUrl, siteStorage, codeTranslations});
      }
    },
    injectHtmlTags: () => (isTag ? {preBodyTags: [{tagName: 'script', innerHTML}]} : {}),
    configureWebpack: (_, isServer) => ({
      resolve: {alias: aliases(siteDir, isServer ? progressBar : {...progressBar, ...preload})},
    }),
  };
}
