import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {bundled} from '../bundle';

type Target = {siteDir: string; folder: string; baseUrl: string; address: string};

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

async function bundle(entry: string, {siteDir}: Target, define: BuildOptions['define'] = {}) {
  const {outputFiles} = await build({
    ...bundled,
    entryPoints: [path.join(siteDir, 'src/search', entry)],
    outdir: siteDir,
    define,
  });
  return Object.fromEntries(outputFiles.map(({path: file, text}) => [path.extname(file), text]));
}

/**
 * Writes what the reader loads to search. A page knows two names only, which stay; what these lead to is named after its
 * content, so that a page from before a new release finds parts that fit together.
 */
export async function writeSearch(target: Target, data: string | undefined): Promise<void> {
  const {folder, address} = target;
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const put = async (file: string, text: string) => {
    await writeFile(path.join(folder, file), text);
    return JSON.stringify(address + file);
  };
  const {'.js': worker = ''} = await bundle('worker.ts', target);
  const define = {
    WORKER: await put(`worker.${hashOf(worker)}.js`, worker),
    BASE: JSON.stringify(target.baseUrl),
    DATA: data === undefined ? 'null' : await put(`sections.${hashOf(data)}.json`, data),
  };
  const {'.js': script = '', '.css': styles = ''} = await bundle('dialog/index.ts', target, define);
  await put('search.js', script);
  await put('search.css', styles);
}
