// Installs missing programs without asking, where that is possible: on Debian, as root.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** @param {string} command @param {string[]} args */
export function run(command, ...args) {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 300_000}).status === 0;
}

const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @param {string[]} packages */
export function installFromDebian(...packages) {
  return (
    isDebianRoot &&
    run('apt-get', 'update', '-q') &&
    run('apt-get', 'install', '-qy', '--no-install-recommends', ...packages)
  );
}
