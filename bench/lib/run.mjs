import {spawn} from 'node:child_process';

/**
 * Runs a Node program, and shows its output only if it fails.
 * @param {string[]} command
 * @param {string} folder
 * @returns {Promise<void>}
 */
export function run(command, folder) {
  return new Promise((resolve, reject) => {
    const quiet = {ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1'};
    const env = {...process.env, ...quiet, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
    const child = spawn(process.execPath, command, {cwd: folder, env});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => (output += String(text)));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`"node ${command.join(' ')}" in ${folder} exited with ${code}:\n${output.slice(-4000)}`));
      }
    });
  });
}
