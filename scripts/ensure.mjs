// Installs what tests need and the machine lacks, where that is possible without asking: on Debian, as root.
//   node scripts/ensure.mjs browser | engines | samples
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, firefox, webkit} from 'playwright';
import {findFirefox, headlessShell, onPath, testChromium} from './programs.mjs';

const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 300_000}).status === 0;
}

/** @param {string[]} packages */
function installFromDebian(...packages) {
  if (isDebianRoot && packages.length > 0 && run('apt-get', 'update', '-q')) {
    run('apt-get', 'install', '-qy', '--no-install-recommends', ...packages);
  }
}

const hasBrowser = () => testChromium() !== undefined || existsSync(chromium.executablePath());
const missingTools = () => ['curl', 'python3'].filter((tool) => !onPath(tool));

/** Each returns what is still missing, in one sentence. @type {Record<string, () => string | false>} */
const parts = {
  browser: () => {
    if (!process.env.CHROMIUM_PATH && !onPath(headlessShell)) {
      installFromDebian(headlessShell);
    }
    if (!hasBrowser() && !run('npx', 'playwright', 'install', 'chromium')) {
      installFromDebian('chromium');
    }
    return !hasBrowser() && 'No browser could be installed: install Chromium, or set CHROMIUM_PATH to one.';
  },
  // Without them, their tests are skipped.
  engines: () => {
    if (![firefox, webkit].every((engine) => existsSync(engine.executablePath()))) {
      if (run('npx', 'playwright', 'install', 'firefox', 'webkit') && isDebianRoot) {
        run('npx', 'playwright', 'install-deps', 'firefox', 'webkit');
      } else if (!findFirefox()) {
        installFromDebian('firefox-esr');
      }
    }
    return false;
  },
  // The samples of the API reference are run with these.
  samples: () => {
    installFromDebian(...missingTools());
    return missingTools().length > 0 && `The samples of the API reference need ${missingTools().join(' and ')}.`;
  },
};

const fault = parts[process.argv[2] ?? '']?.();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
