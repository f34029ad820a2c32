// Builds the sites of a suite: node scripts/build-sites.mjs site|nightly
import {execFileSync} from 'node:child_process';
import {folderOf, sites} from './sites.mjs';

for (const {name, config, args = []} of sites.filter(({suite}) => suite === process.argv[2])) {
  const started = Date.now();
  execFileSync('npx', ['docusaurus', 'build', '--config', config, '--out-dir', folderOf(name), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/sites/${name}`},
    shell: process.platform === 'win32',
  });
  console.log(`Built the site "${name}" of the tests in ${Math.round((Date.now() - started) / 1000)} s.`);
}
