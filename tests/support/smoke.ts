import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/** Runs `npm run smoke` asynchronously, because this process may be the host. */
export async function smoke(address: string, ...options: string[]) {
  const run = spawn('node', ['scripts/smoke.mjs', address, ...options]);
  const [status, faults, summary] = await Promise.all([
    new Promise((resolve) => run.on('exit', resolve)),
    text(run.stderr),
    text(run.stdout),
  ]);
  return {status, faults, summary};
}
