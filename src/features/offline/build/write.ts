import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {workerFile, type Copy} from '../model/names';
import {listCopy, type Site} from './list';

async function bundle(entry: string, copy: Copy): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {COPY: JSON.stringify(copy)},
  });
  return outputFiles.map(({text}) => text).join('');
}

/** The list of all files stands in the worker itself: browsers compare its bytes, and so see each new build. */
export async function writeWorker(site: Site & {siteDir: string; isOffered: boolean}): Promise<void> {
  const file = path.join(site.outDir, workerFile);
  await rm(file, {force: true});
  const entry = path.join(site.siteDir, 'src/features/offline/worker', site.isOffered ? 'index.ts' : 'gone.ts');
  await writeFile(file, await bundle(entry, await listCopy(site)));
}
