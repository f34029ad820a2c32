// Installs what tests need and the machine lacks, where that is possible without asking: on Debian, as root.
//   node scripts/ensure.mjs browser | engines | samples
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findFirefox, findWebKit, headlessShell, onPath, testChromium} from './programs.mjs';

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 300_000}).status === 0;
}

/** @param {string[]} packages */
function installFromDebian(...packages) {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot && run('apt-get', 'update', '-q')) {
    run('apt-get', 'install', '-qy', '--no-install-recommends', ...packages);
  }
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

function ensureBrowser() {
  const hasBrowser = () => testChromium() !== undefined || existsSync(chromium.executablePath());
  if (!process.env.CHROMIUM_PATH && !onPath(headlessShell)) {
    installFromDebian(headlessShell);
  }
  if (!hasBrowser()) {
    run('npx', 'playwright', 'install', 'chromium');
  }
  if (!hasBrowser()) {
    installFromDebian('chromium');
  }
  if (!hasBrowser()) {
    fail('No browser could be installed: install Chromium, or set CHROMIUM_PATH to one, and run again.');
  }
}

/** The tests run without an engine that cannot be installed, and say so. */
function ensureEngines() {
  const engines = [
    {name: 'Firefox', packages: ['firefox-esr'], isHere: () => findFirefox() !== undefined},
    {
      name: 'WebKit',
      packages: ['webkit2gtk-driver', 'xvfb'],
      isHere: () => Object.values(findWebKit()).every((file) => file !== undefined),
    },
  ];
  for (const {name, packages, isHere} of engines) {
    if (!isHere()) {
      installFromDebian(...packages);
    }
    if (!isHere()) {
      console.log(`No test runs in ${name}. On Debian: apt-get install ${packages.join(' ')}.`);
    }
  }
}

/** The samples of the API reference are run with these. */
function ensureSamples() {
  const missing = () => ['curl', 'python3'].filter((tool) => !onPath(tool));
  if (missing().length > 0) {
    installFromDebian(...missing());
  }
  if (missing().length > 0) {
    fail(`The samples of the API reference need ${missing().join(' and ')}. Install and run again.`);
  }
}

const ways = new Map([
  ['browser', ensureBrowser],
  ['engines', ensureEngines],
  ['samples', ensureSamples],
]);
ways.get(process.argv[2] ?? '')?.();
