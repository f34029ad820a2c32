import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundleText} from '../../../build/bundle';
import {workerFile} from '../model/names';
import {listCopy, type Site} from './list';

/** The list of all files stands in the worker itself: browsers compare its bytes, and so see each new build. */
export async function writeWorker(site: Site & {siteDir: string; isOffered: boolean}): Promise<void> {
  const file = path.join(site.outDir, workerFile);
  await rm(file, {force: true});
  const entry = path.join(site.siteDir, 'src/features/offline/worker', site.isOffered ? 'index.ts' : 'gone.ts');
  const define = {COPY: JSON.stringify(await listCopy(site))};
  // It has nothing to say: what goes wrong, the page tells.
  await writeFile(file, await bundleText({entryPoints: [entry], define}, {}));
}
