// Runs everything that CI runs, and ends with one line of counts. `node scripts/test.mjs quick` checks what a correction of
// a page can break: texts, links and anchors.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {takeAll} from './takeAll.mjs';

/**
 * `skipped` counts tests that lack a program on this machine.
 * @typedef {{passed: number, failed: number, skipped?: number}} Counts
 */
/**
 * A step is one npm script. If it writes a report, its tests are counted, otherwise the step itself counts as one.
 * @typedef {{script: string, args?: string[], report?: string, count?: (json: string) => Counts, needs?: string, prepare?: () => void}} Step
 */

/** @typedef {{numPassedTests: number, numFailedTests: number, numPendingTests: number}} VitestReport */
/** @param {string} json @returns {Counts} */
function countVitest(json) {
  const report = /** @type {VitestReport} */ (JSON.parse(json));
  return {passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests};
}

/** @typedef {{stats: {expected: number, unexpected: number, skipped: number}}} PlaywrightReport */
/** @param {string} json @returns {Counts} */
function countPlaywright(json) {
  const {stats} = /** @type {PlaywrightReport} */ (JSON.parse(json));
  return {passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped};
}

const vitest = {report: 'test-results/vitest.json', count: countVitest};
const e2e = {report: 'test-results/playwright.json', count: countPlaywright};
const trials = {report: 'test-results/variants.json', count: countPlaywright};

/** Static checks. @type {Step[]} */
const checks = ['lint', 'texts', 'typecheck', 'packages'].map((script) => ({script}));

/** @type {Step} */
const unit = {script: 'test:unit', ...vitest};

/** @type {Step} */
const build = {
  script: 'build',
  prepare: () => {
    rmSync('build', {recursive: true, force: true});
  },
};

/** @type {Step} */
const built = {script: 'test:built', ...vitest, needs: 'build'};

/** @type {Step[]} */
const tests = [unit, build, built, {script: 'test:e2e', ...e2e, needs: 'build'}, {script: 'test:variants', ...trials}];

/**
 * Prints the output of parallel steps when each one ends, and that of a single step as it comes.
 * @param {string} script @param {string[]} args @param {boolean} isAlone
 * @returns {Promise<{status: number | null, output: string}>}
 */
function runScript(script, args, isAlone) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ part) => {
        output += part.toString();
      });
    }
    child.on('close', (status) => {
      resolve({status, output});
    });
  });
}

/** @param {Step} step @param {boolean} isAlone @returns {Promise<Counts & {output: string}>} */
async function run({script, args = [], report, count, prepare}, isAlone) {
  if (report) {
    rmSync(report, {force: true});
  }
  prepare?.();
  const {status, output} = await runScript(script, args, isAlone);
  const counts = report && count && existsSync(report) ? count(readFileSync(report, 'utf8')) : null;
  const passed = counts?.passed ?? (status === 0 ? 1 : 0);
  const failed = counts?.failed ?? 0;
  // A runner that fails outside a test, by a crash or for lack of tests, must not count as success.
  return {...counts, passed, failed: status === 0 ? failed : Math.max(1, failed), output};
}

const total = {passed: 0, failed: 0, skipped: 0};
/** @type {Set<string>} */
const failedScripts = new Set();

/** @param {Step} step @param {boolean} isAlone */
async function take(step, isAlone) {
  const isBlocked = step.needs !== undefined && failedScripts.has(step.needs);
  const started = Date.now();
  const {
    passed,
    failed,
    skipped = 0,
    output,
  } = isBlocked ? {passed: 0, failed: 1, output: ''} : await run(step, isAlone);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) {
    failedScripts.add(step.script);
  }
  const outcome = isBlocked
    ? `not run, because ${step.needs} failed`
    : `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`${output}\n${failed > 0 ? '✗' : '✓'} npm run ${step.script} (${outcome})\n`);
}

const isQuick = process.argv[2] === 'quick';
// Each static check uses one core; tests use all cores themselves.
await takeAll(isQuick ? [{script: 'texts'}, build] : checks, 2, (step) => take(step, false));
await takeAll(isQuick ? [] : tests, 1, (step) => take(step, true));

for (const script of failedScripts) {
  console.log(`Failed: npm run ${script}`);
}
if (total.skipped > 0) {
  console.log(`Skipped, most for lack of a program on this machine: ${total.skipped}, named by the steps above`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
