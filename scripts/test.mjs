// Runs everything that CI runs on a commit, and ends with one line of counts.
//   node scripts/test.mjs quick      what a correction of a page can break: texts, links, anchors, types and contrast
//   node scripts/test.mjs nightly    what is rare: other builds, other engines, the development server
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {text} from 'node:stream/consumers';

/**
 * npm scripts. Those of a lane run one after the other, beside the other lane; those that read a build come last, beside
 * each other.
 * @type {Record<string, {lanes: string[][], last: string[]}>}
 */
const runs = {
  commit: {
    lanes: [
      ['build', 'texts', 'typecheck', 'packages'],
      ['build:site', 'lint', 'test:unit'],
    ],
    last: ['test:built', 'test:e2e'],
  },
  quick: {lanes: [['build'], ['texts', 'typecheck', 'test:unit']], last: ['test:pages']},
  nightly: {lanes: [['build'], ['test:authors']], last: ['test:variants']},
};

/** @typedef {{stats: {expected: number, unexpected: number}}} PlaywrightReport */
/** @typedef {{numPassedTests: number, numFailedTests: number}} VitestReport */

/** How many tests a runner has passed and failed. @param {string} file @returns {[number, number]} */
function countsIn(file) {
  const report = /** @type {PlaywrightReport | VitestReport} */ (JSON.parse(readFileSync(file, 'utf8')));
  return 'stats' in report
    ? [report.stats.expected, report.stats.unexpected]
    : [report.numPassedTests, report.numFailedTests];
}

const total = {passed: 0, failed: 0};
/** @type {string[]} */
const failedScripts = [];

/** Runs a script and counts its tests, or itself as one. @param {string} script */
async function run(script) {
  const report = `test-results/${script.replace(':', '-')}.json`;
  rmSync(report, {force: true});
  const started = Date.now();
  const child = spawn(`npm run --silent ${script} 2>&1`, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, TEST_REPORT: report},
    shell: true,
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const isDone = child.exitCode === 0;
  const [passed, failed] = existsSync(report) ? countsIn(report) : [Number(isDone), 0];
  total.passed += passed;
  // A runner that fails outside a test, by a crash or for lack of tests, must not count as success.
  total.failed += isDone ? failed : Math.max(1, failed);
  if (!isDone) {
    failedScripts.push(script);
  }
  console.log(`${output}\n${isDone ? '✓' : '✗'} npm run ${script} (${Math.round((Date.now() - started) / 1000)} s)\n`);
}

/** @param {string[]} scripts */
async function runAll(scripts) {
  for (const script of scripts) {
    await run(script);
  }
}

const {lanes, last} = runs[process.argv[2] ?? 'commit'] ?? {lanes: [], last: []};
await Promise.all(lanes.map(runAll));
if (failedScripts.some((script) => script.startsWith('build'))) {
  console.log(`Not run without a build: ${last.join(', ')}`);
} else {
  await Promise.all(last.map(run));
}
failedScripts.forEach((script) => {
  console.log(`Failed: npm run ${script}`);
});
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
