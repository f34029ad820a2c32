import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundleText} from '../../../build/bundle';
import {workerFile} from '../model/names';
import {listCopy, type Site} from './list';

/**
 * The list of files is written into the worker, because browsers detect a new build by comparing the worker's bytes.
 */
export async function writeWorker(site: Site & {siteDir: string; isOffered: boolean}): Promise<void> {
  const file = path.join(site.outDir, workerFile);
  await rm(file, {force: true});
  const entry = path.join(site.siteDir, 'src/features/offline/worker', site.isOffered ? 'index.ts' : 'gone.ts');
  const define = {COPY: JSON.stringify(await listCopy(site))};
  // The worker has no texts, because the page reports its failures.
  await writeFile(file, await bundleText({entryPoints: [entry], define}, {}));
}
