// Builds the site a second time and compares: two builds of one commit must be identical.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

const first = 'build';
const second = 'test-results/second-build';

/** @param {string} folder @returns {Map<string, string>} */
function hashes(folder) {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', second], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const one = hashes(first);
const two = hashes(second);
const differing = [...new Set([...one.keys(), ...two.keys()])].filter((file) => one.get(file) !== two.get(file));
for (const file of differing) {
  console.error(`${first} and ${second} differ in ${file}`);
}
process.exitCode = status === 0 && differing.length === 0 ? 0 : 1;
