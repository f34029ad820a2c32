import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from '../build/bundle';
import {outputFile} from '../after/outputFile';
import type {Site} from '../browser/site';
import {searchScript} from '../features/search/plugin';
import {hasPages} from '../site/hasPages';
import {hiddenNotice} from './notice';

const isDevelopment = process.env.NODE_ENV === 'development';

type Content = {first: string; script: string; file: string};

/** Adds the scripts of the site to every page, whatever its kind. */
export default function scriptPlugin({siteConfig, siteStorage, siteDir, baseUrl, outDir}: LoadContext): Plugin {
  const site: Site = {
    searchScript: searchScript(baseUrl),
    namespace: siteStorage.namespace,
    loadsDocuments: siteConfig.ssrTemplate !== undefined,
    isDevelopment,
  };
  const define = Object.fromEntries(Object.entries(site).map(([key, value]) => [`SITE.${key}`, JSON.stringify(value)]));
  const plugin: Plugin<Content> = {
    name: 'script',
    getPathsToWatch: () => [
      path.join(siteDir, 'src/{browser,script}/*.ts'),
      path.join(siteDir, 'src/features/*/ui/*.ts'),
    ],
    async loadContent() {
      const [first = '', script = ''] = await Promise.all(
        ['first.ts', 'index.ts'].map((name) => bundle({entryPoints: [path.join(__dirname, name)], define})),
      );
      const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
      return {first, script, file: `assets/js/site.${hash}.js`};
    },
    injectHtmlTags: ({content: {first, script, file}}) => ({
      headTags: [
        // The framework gives its only page no title.
        ...(hasPages(siteConfig) ? [] : [{tagName: 'title', innerHTML: siteConfig.title}]),
        {tagName: 'script', innerHTML: first},
        ...(isDevelopment ? [] : [{tagName: 'script', attributes: {src: baseUrl + file, defer: true}}]),
      ],
      postBodyTags: [
        hiddenNotice(hasPages(siteConfig)),
        ...(isDevelopment ? [{tagName: 'script', innerHTML: script}] : []),
      ],
    }),
    postBuild: ({content: {script, file}}) => outputFile(path.join(outDir, file), script),
  };
  return plugin as Plugin;
}
