import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from '../../build/aliases';
import {hasPages} from '../../site/hasPages';
import {bundlePageScripts, type ScriptPart} from './pageScript';

/** Framework modules that neither the configuration nor a swizzle can replace → ours. src/theme/README.md says why. */
const progressBar = {'node_modules/@docusaurus/theme-classic/lib/nprogress.js': 'src/runtime/client/progressBar.ts'};
const preload = {'node_modules/@docusaurus/core/lib/client/preload.js': 'src/runtime/client/preload.ts'};

/**
 * Adds our code to every page. In development, and with the hash router, the page script is a script tag; otherwise the
 * build inserts it.
 */
export default function runtimePlugin(
  {siteDir, siteConfig, siteStorage, baseUrl, codeTranslations}: LoadContext,
  {parts}: {parts: ScriptPart[]},
): Plugin {
  const isTag = process.env.NODE_ENV === 'development' || !hasPages(siteConfig);
  let scripts: string[] = [];
  return {
    name: 'runtime',
    getPathsToWatch: () => parts.map(({entry}) => path.join(siteDir, path.dirname(entry), '*.ts')),
    async contentLoaded() {
      if (isTag) {
        // Bundled here and not earlier, because another plugin may still set the storage type while plugins are
        // created.
        scripts = await bundlePageScripts(parts, {siteDir, baseUrl, siteStorage, codeTranslations});
      }
    },
    injectHtmlTags: () => ({preBodyTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
    configureWebpack: (_, isServer) => ({
      resolve: {alias: aliases(siteDir, isServer ? progressBar : {...progressBar, ...preload})},
    }),
  };
}
