import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {scriptFile} from '../../notFound/place';

/** Lets the static not-found page name the nearest pages without React, whose scripts a phone does not load by itself. */
export default function notFoundPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'not-found',
    async postBuild({outDir}) {
      // The hash router has no such page: React shows it, and fills it.
      if (siteConfig.future.experimental_router === 'hash') {
        return;
      }
      const {outputFiles} = await build({
        entryPoints: [path.join(siteDir, 'src/notFound/index.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        alias: {'@generated': generatedFilesDir},
      });
      await writeFile(path.join(outDir, scriptFile), outputFiles.map(({text}) => text).join(''));
    },
  };
}
