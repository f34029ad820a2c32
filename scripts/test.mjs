// Runs everything that CI runs on a commit, and ends with one line of counts.
//   node scripts/test.mjs quick      what a correction of a page can break: texts, links, anchors, types and contrast
//   node scripts/test.mjs nightly    what is rare: other builds, other engines, the development server
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {text} from 'node:stream/consumers';

/**
 * A step is one npm script, and is not run if one that it needs has failed. Those of a lane run one after the other, beside
 * the other lane; those that keep all cores busy come last.
 * @typedef {{script: string, needs?: string[]}} Step
 * @type {Record<string, {lanes: Step[][], last: Step[]}>}
 */
const runs = {
  commit: {
    lanes: [
      [{script: 'build'}, {script: 'texts'}, {script: 'typecheck'}],
      [{script: 'build:site'}, {script: 'lint'}, {script: 'test:unit'}, {script: 'packages'}],
    ],
    last: [
      {script: 'test:built', needs: ['build', 'build:site']},
      {script: 'test:e2e', needs: ['build']},
      {script: 'test:site', needs: ['build:site']},
    ],
  },
  quick: {
    lanes: [[{script: 'build'}], [{script: 'texts'}, {script: 'typecheck'}, {script: 'test:unit'}]],
    last: [{script: 'test:pages', needs: ['build']}],
  },
  nightly: {
    lanes: [[{script: 'build'}], [{script: 'test:authors'}]],
    last: [
      {script: 'test:pictures', needs: ['build']},
      {script: 'test:engines', needs: ['build']},
      {script: 'test:variants'},
    ],
  },
};

/** @typedef {{numPassedTests: number, numFailedTests: number, numPendingTests: number}} VitestReport */
/** @typedef {{stats: {expected: number, unexpected: number, skipped: number}}} PlaywrightReport */

/** What a runner has reported: passed, failed, and skipped for lack of a program. @param {string} file @returns {[number, number, number]} */
function countsIn(file) {
  const report = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8')));
  return 'stats' in report
    ? [report.stats.expected, report.stats.unexpected, report.stats.skipped]
    : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
}

/** Returns whether it succeeded. @param {string} script @param {string} report */
async function run(script, report) {
  const child = spawn(`npm run --silent ${script} 2>&1`, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, TEST_REPORT: report},
    shell: true,
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  console.log(output);
  return child.exitCode === 0;
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
  const isDone = missing === undefined && (await run(script, report));
  const [passed, failed, skipped] = existsSync(report) ? countsIn(report) : [Number(isDone), 0, 0];
  total.passed += passed;
  // A runner that fails outside a test, by a crash or for lack of tests, must not count as success.
  total.failed += isDone ? failed : Math.max(1, failed);
  total.skipped += skipped;
  if (!isDone) {
    failedScripts.push(script);
  }
  const outcome = missing ? `not run, because ${missing} failed` : `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`${isDone ? '✓' : '✗'} npm run ${script} (${outcome})\n`);
}

/** @param {Step[]} steps */
async function takeAll(steps) {
  for (const step of steps) {
    await take(step);
  }
}

const {lanes, last} = runs[process.argv[2] ?? 'commit'] ?? {lanes: [], last: []};
await Promise.all(lanes.map(takeAll));
await takeAll(last);

failedScripts.forEach((script) => {
  console.log(`Failed: npm run ${script}`);
});
if (total.skipped > 0) {
  console.log(`Skipped, most for lack of a program on this machine: ${total.skipped}, named by the steps above`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
