// Runs everything that CI runs and ends with one line of counts. `node scripts/test.mjs check` runs the static checks only.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {ensureBrowser} from './browser.mjs';

/** A step is one npm script. Where it writes a report, its tests are counted; else the step itself is one test. */
/** @typedef {{script: string, report?: string, needs?: string, prepare?: () => void}} Step */

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/playwright.json';

/** @type {Step[]} */
const checks = [
  {script: 'check:format'},
  {script: 'check:code'},
  {script: 'check:styles'},
  {script: 'check:markdown'},
  {script: 'check:spelling'},
  {script: 'check:types'},
  {script: 'check:dead-code'},
];

/** @type {Step[]} */
const tests = [
  {script: 'test:unit', report: vitestReport},
  {script: 'build', prepare: () => rmSync('build', {recursive: true, force: true})},
  {script: 'test:built', report: vitestReport, needs: 'build'},
  {script: 'test:e2e', report: playwrightReport, needs: 'build', prepare: ensureBrowser},
];

/** @param {string} report */
function readCounts(report) {
  const {numPassedTests, numFailedTests, stats} = JSON.parse(readFileSync(report, 'utf8'));
  return stats
    ? {passed: stats.expected, failed: stats.unexpected + stats.flaky}
    : {passed: numPassedTests, failed: numFailedTests};
}

/** @param {Step} step @returns {{passed: number, failed: number}} */
function run({script, report, prepare}) {
  if (report) {
    rmSync(report, {force: true});
  }
  const started = Date.now();
  prepare?.();
  const succeeded = spawnSync('npm', ['run', '--silent', script], {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
  const counts = report && existsSync(report) ? readCounts(report) : {passed: succeeded ? 1 : 0, failed: 0};
  // A runner that fails outside a test (no test found, a crash) must not pass for green.
  const failed = succeeded ? counts.failed : Math.max(1, counts.failed);
  console.log(`\n${failed === 0 ? '✓' : '✗'} npm run ${script} (${Math.round((Date.now() - started) / 1000)} s)\n`);
  return {passed: counts.passed, failed};
}

const steps = process.argv[2] === 'check' ? checks : [...checks, ...tests];
/** @type {Map<string, number>} */
const failures = new Map();
let passed = 0;
for (const step of steps) {
  if (step.needs && failures.has(step.needs)) {
    failures.set(step.script, 1);
    console.log(`✗ npm run ${step.script}: not run, because ${step.needs} failed\n`);
    continue;
  }
  const counts = run(step);
  passed += counts.passed;
  if (counts.failed > 0) {
    failures.set(step.script, counts.failed);
  }
}

const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
for (const script of failures.keys()) {
  console.log(`Failed: npm run ${script}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
