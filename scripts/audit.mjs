// Asks the registry for known vulnerabilities of our packages. Accepted ones are listed here with the reason. If the
// registry does not answer, nothing was checked, and the exit code says so.
import {spawnSync} from 'node:child_process';
import {exitCodes} from './exitCodes.mjs';

/** Address of the advisory → why it does not concern us. @type {Record<string, string>} */
const accepted = {};

/** @typedef {{title: string, url: string, severity: string}} Advisory */
/** @typedef {{vulnerabilities?: Record<string, {name: string, via: (string | Advisory)[]}>}} Report */

const {stdout} = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});

const isAnswer = stdout.trimStart().startsWith('{');
const {vulnerabilities} = /** @type {Report} */ (isAnswer ? JSON.parse(stdout) : {});

if (vulnerabilities === undefined) {
  console.log(
    'The registry gave no answer about known faults, so nothing was audited. Run "npm run check:audit" elsewhere.',
  );
  process.exit(exitCodes.notChecked);
}

const advisories = Object.values(vulnerabilities).flatMap(({name, via}) =>
  // A cause that is only a name refers to another package in the list.
  via.flatMap((cause) => (typeof cause === 'string' ? [] : [{...cause, name}])),
);

for (const {name, severity, title, url} of advisories) {
  const reason = accepted[url];
  console.log(`${name} (${severity}): ${title}, ${url}${reason === undefined ? '' : `\n  accepted: ${reason}`}`);
}
const known = new Set(advisories.map(({url}) => url));
const outdated = Object.keys(accepted).filter((url) => !known.has(url));
for (const url of outdated) {
  console.log(`No longer of concern, take it out of scripts/audit.mjs: ${url}`);
}
console.log(
  `${advisories.length} known faults, ${advisories.filter(({url}) => url in accepted).length} of them accepted`,
);
process.exitCode = outdated.length > 0 || advisories.some(({url}) => !(url in accepted)) ? 1 : 0;
