// Runs everything that CI runs on a commit, and ends with one line of counts.
//   node scripts/test.mjs quick      what a correction of a page can break: texts, links and anchors
//   node scripts/test.mjs nightly    what is rare: other builds, other engines, whole builds that fail
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';

/**
 * A step is one npm script, and is not run if one that it needs has failed.
 * @typedef {{script: string, needs?: string[]}} Step
 */

/**
 * First the steps that keep one core busy, two at a time, then those that use all cores.
 * @type {Record<string, {oneCore: Step[], allCores: Step[]}>}
 */
const runs = {
  commit: {
    oneCore: ['build', 'lint', 'build:site', 'typecheck', 'texts', 'test:unit', 'packages'].map((script) => ({script})),
    allCores: [
      {script: 'test:built', needs: ['build', 'build:site']},
      {script: 'test:e2e', needs: ['build']},
      {script: 'test:site', needs: ['build:site']},
    ],
  },
  quick: {oneCore: [{script: 'build'}, {script: 'texts'}], allCores: []},
  nightly: {
    oneCore: [{script: 'build'}, {script: 'test:authors'}],
    allCores: [
      {script: 'test:pictures', needs: ['build']},
      {script: 'test:engines', needs: ['build']},
      {script: 'test:variants'},
    ],
  },
};

/**
 * `skipped` counts tests that lack a program on this machine.
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

/** @typedef {{numPassedTests: number, numFailedTests: number, numPendingTests: number}} VitestReport */
/** @typedef {{stats: {expected: number, unexpected: number, skipped: number}}} PlaywrightReport */

/** The counts of a report. @param {string} file @returns {Counts} */
function countsIn(file) {
  const report = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8')));
  return 'stats' in report
    ? {passed: report.stats.expected, failed: report.stats.unexpected, skipped: report.stats.skipped}
    : {passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests};
}

/** @param {string} script @param {string} report @returns {Promise<{status: number | null, output: string}>} */
function run(script, report) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, TEST_REPORT: report},
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ part) => {
        output += part.toString();
      });
    }
    child.on('close', (status) => {
      resolve({status, output});
    });
  });
}

const total = {passed: 0, failed: 0, skipped: 0};
/** @type {string[]} */
const failedScripts = [];

/** Counts the tests of a step by its report, or the step itself as one. @param {Step} step */
async function take({script, needs = []}) {
  const report = `test-results/${script.replace('test:', '')}.json`;
  rmSync(report, {force: true});
  const started = Date.now();
  const missing = needs.find((need) => failedScripts.includes(need));
  const {status, output} = missing ? {status: null, output: ''} : await run(script, report);
  const counts = existsSync(report) ? countsIn(report) : {passed: status === 0 ? 1 : 0, failed: 0, skipped: 0};
  // A runner that fails outside a test, by a crash or for lack of tests, must not count as success.
  const failed = status === 0 ? counts.failed : Math.max(1, counts.failed);
  total.passed += counts.passed;
  total.failed += failed;
  total.skipped += counts.skipped;
  if (failed > 0) {
    failedScripts.push(script);
  }
  const outcome = missing ? `not run, because ${missing} failed` : `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`${output}\n${failed > 0 ? '✗' : '✓'} npm run ${script} (${outcome})\n`);
}

/** Takes the first step until none is left. @param {Step[]} steps */
async function takeAll(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) {
    await take(step);
  }
}

const {oneCore, allCores} = runs[process.argv[2] ?? 'commit'] ?? {oneCore: [], allCores: []};
const waiting = [...oneCore];
await Promise.all([takeAll(waiting), takeAll(waiting)]);
await takeAll([...allCores]);

for (const script of failedScripts) {
  console.log(`Failed: npm run ${script}`);
}
if (total.skipped > 0) {
  console.log(`Skipped, most for lack of a program on this machine: ${total.skipped}, named by the steps above`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
