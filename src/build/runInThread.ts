import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Runs a module in a thread, on another core. It starts at once, even if this thread stays busy. The module is bundled,
 * because Node's threads cannot read TypeScript.
 */
export async function runInThread(entry: string, workerData: unknown): Promise<void> {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    alias: {'@docusaurus/Translate': path.join(__dirname, 'messages/translate.ts')},
  });
  const worker = new Worker(outputFiles.map(({text}) => text).join(''), {eval: true, workerData});
  await once(worker, 'exit');
}
