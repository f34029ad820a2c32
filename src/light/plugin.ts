// The theme, the scripts and the report of the layer.
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleIslands, type IslandFiles} from './islands/bundle';
import {rulesOf} from './proof/rules';
import {reportPages, reportUnproved} from './report';
import {bundleScripts, speculationRules} from './scripts';

export type Options = {
  /** What is HTML alone: folders, by their paths in the site, in which `*` is any name; and packages. */
  html?: readonly string[];
  /** The folder of React components that come to life by themselves. */
  islands?: string;
};

const scriptFolder = 'assets/js';

const isDevelopment = process.env.NODE_ENV === 'development';

type Scripts = {first: string; inline: string; script: string; file: string; islands: IslandFiles};

export default function lightPlugin(context: LoadContext, options: Required<Options>): Plugin {
  const {siteDir, baseUrl} = context;
  const plugin: Plugin<Scripts> = {
    name: 'light',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => ['light.css', 'steps.ts'].map((file) => path.join(__dirname, file)),
    getPathsToWatch: () => [path.join(__dirname, 'script/*.ts')],
    configureWebpack: (_, isServer) => rulesOf(context, options, isServer),
    async loadContent() {
      const islands = await bundleIslands(siteDir, options.islands);
      const islandScript = islands.entry && `${baseUrl}${scriptFolder}/${islands.entry}`;
      const [first = '', inline = '', script = ''] = await bundleScripts(context, islandScript);
      const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
      return {first, inline, script, file: `${scriptFolder}/light.${hash}.js`, islands};
    },
    injectHtmlTags: ({content: {first, inline, script, file}}) => ({
      headTags: [
        ...(isDevelopment ? [] : [{tagName: 'script', attributes: {src: baseUrl + file, defer: true}}]),
        {tagName: 'script', innerHTML: first},
        {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
      ],
      preBodyTags: [{tagName: 'script', innerHTML: inline}],
      postBodyTags: isDevelopment ? [{tagName: 'script', innerHTML: script}] : [],
    }),
    async postBuild({outDir, plugins, content: {file, script, islands}}) {
      await mkdir(path.join(outDir, scriptFolder), {recursive: true});
      for (const {name, text} of [{name: path.basename(file), text: script}, ...islands.files]) {
        await writeFile(path.join(outDir, scriptFolder, name), text);
      }
      reportPages(outDir);
      reportUnproved(siteDir, plugins, options.html);
    },
  };
  return plugin as Plugin;
}
