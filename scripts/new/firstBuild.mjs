// Builds the site into a separate folder, to check a new page.
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';

const folder = 'test-results/first-build';

/** Checks all links, tags and anchors, without touching `npm start` and `build`. @returns {boolean} */
export function buildOnce() {
  console.log('Building the site once to check the page and its links …');
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', `${folder}/build`], {
    encoding: 'utf8',
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`},
    shell: process.platform === 'win32',
  });
  rmSync(folder, {recursive: true, force: true});
  if (status !== 0) {
    console.error(stdout + stderr);
  }
  return status === 0;
}
