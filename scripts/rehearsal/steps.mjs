// The steps of a rehearsal, in order.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {coreSpecs} from '../coreSpecs.mjs';
import {buildErrors, playwrightFailures, typeErrors, vitestFailures} from './failures.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{name: string, command: string[], needs?: string, report?: string, failures: (output: string) => Failure[]}} Step */

/** @type {Step[]} */
export const steps = [
  {name: 'types', command: ['run', '--silent', 'check:types'], failures: typeErrors},
  {name: 'build', command: ['run', '--silent', 'build'], failures: buildErrors},
  {
    name: 'contracts',
    command: ['run', '--silent', 'test:contracts'],
    report: 'test-results/vitest.json',
    failures: vitestFailures,
  },
  {
    name: 'replaced modules',
    command: ['exec', '--', 'vitest', 'run', '--project', 'components', 'replacedModules'],
    needs: 'build',
    report: 'test-results/vitest.json',
    failures: vitestFailures,
  },
  {
    name: 'browser tests',
    // Generous, because a slow machine must not look like a fault.
    command: ['run', '--silent', 'test:e2e', '--', '--timeout', '120000', ...coreSpecs],
    needs: 'build',
    report: 'test-results/playwright.json',
    failures: playwrightFailures,
  },
];

/** Listed browser tests that no longer exist under that name. */
export function missingSpecs() {
  return coreSpecs.filter((file) => !existsSync(file));
}

/**
 * Runs one step and keeps its full output in a log.
 * @param {Step} step @param {{site: string, log: string, env: NodeJS.ProcessEnv}} where @returns {Failure[]}
 */
export function runStep({name, command, report, failures}, {site, log, env}) {
  const file = report && join(site, report);
  if (file) {
    rmSync(file, {force: true});
  }
  const {status, stdout, stderr} = spawnSync('npm', command, {cwd: site, env, encoding: 'utf8', maxBuffer: 2 ** 28});
  const output = `${stdout}\n${stderr}`;
  writeFileSync(log, output);
  if (status === 0) {
    return [];
  }
  const source = file === undefined ? output : existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const found = source === undefined ? [] : failures(source);
  return found.length > 0 ? found : [{file: name, message: `failed in a way this script cannot read; see ${log}`}];
}
