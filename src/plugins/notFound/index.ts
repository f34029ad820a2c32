import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {placeId} from '../../notFound/place';

const page = '404.html';
const folder = 'assets/js';

async function bundle(siteDir: string, generatedFilesDir: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/notFound/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: {'@generated': generatedFilesDir},
  });
  return outputFiles.map(({text}) => text).join('');
}

/** The script goes to where its words will stand: the browser runs it before it shows what comes below. */
export function withScript(html: string, address: string): string {
  const place = new RegExp(`(<div\\b[^>]*\\bid="?${placeId}"?[^>]*>.*?</ul></div>)`, 's');
  if (!place.test(html)) {
    throw new Error(`${page} has no element "${placeId}" for the nearest pages. src/theme/NotFound/Content brings it.`);
  }
  return html.replace(place, (whole) => `${whole}<script src="${address}"></script>`);
}

/** Lets the static not-found page name the nearest pages without React, whose scripts a phone does not load by itself. */
export default function notFoundPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'not-found',
    async postBuild({outDir, baseUrl}) {
      // The hash router has no such page: React shows it, and fills it.
      if (siteConfig.future.experimental_router === 'hash') {
        return;
      }
      const script = await bundle(siteDir, generatedFilesDir);
      const name = `not-found.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
      await mkdir(path.join(outDir, folder), {recursive: true});
      await writeFile(path.join(outDir, folder, name), script);
      const file = path.join(outDir, page);
      await writeFile(file, withScript(await readFile(file, 'utf8'), `${baseUrl}${folder}/${name}`));
    },
  };
}
