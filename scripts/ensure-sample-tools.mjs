// Makes sure that the API samples can be run, or says what to install.
import {spawnSync} from 'node:child_process';
import {installFromDebian} from './debian.mjs';

const tools = ['curl', 'python3'];

function missing() {
  return tools.filter((tool) => spawnSync(tool, ['--version']).status !== 0);
}

if (missing().length > 0) {
  console.log(`Not on this machine: ${missing().join(', ')}. Fetching …`);
  installFromDebian(...missing());
}

if (missing().length > 0) {
  console.error(`The samples of the API reference need ${missing().join(' and ')}. Install and run again.`);
  process.exitCode = 1;
}
