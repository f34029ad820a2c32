// Tests the project on every supported Node: install, build, unit tests and tests of the built site, on copies.
//   npm run try-nodes
//   npm run try-nodes -- 24        only this one
// The resulting table goes into CONTRIBUTING.md.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readOptions} from './options.mjs';
import {copyProject} from './rehearsal/install.mjs';
import {withNode} from './rehearsal/node.mjs';

/** As listed in the README, oldest first. */
const supported = ['20.19', '22', '24'];

/** Generous, because a slow machine must not look like a fault. */
const patience = ['--', '--testTimeout', '120000'];

/** Each step is one npm command in the copy. */
const steps = [
  {name: 'install', command: ['ci', '--no-fund', '--no-audit'], isNeeded: true},
  {name: 'build', command: ['run', 'build'], isNeeded: true},
  {name: 'unit', command: ['run', 'test:unit', ...patience]},
  {name: 'built', command: ['run', 'test:built', ...patience]},
];

/** @typedef {{node: string, outcomes: string[], isGood: boolean}} Row */

/** @param {string} range @returns {Row} */
function tryNode(range) {
  const folder = mkdtempSync(join(tmpdir(), `docs-node-${range}-`));
  const site = join(folder, 'site');
  const env = withNode(join(folder, 'node'), range);
  const node = execFileSync('node', ['--version'], {env, encoding: 'utf8'}).trim();
  console.log(`Node ${node} in ${folder}`);
  copyProject(site);
  const outcomes = [];
  let isGood = true;
  for (const {name, command, isNeeded} of steps) {
    const started = Date.now();
    const {status, stdout, stderr} = spawnSync('npm', command, {cwd: site, env, encoding: 'utf8', maxBuffer: 2 ** 28});
    const log = join(folder, `${name}.log`);
    writeFileSync(log, `${stdout}\n${stderr}`);
    const outcome = `${status === 0 ? 'passed' : 'failed'} (${Math.round((Date.now() - started) / 1000)} s)`;
    outcomes.push(outcome);
    console.log(`  ${name}: ${outcome}${status === 0 ? '' : `, see ${log}`}`);
    isGood &&= status === 0;
    if (isNeeded && !isGood) {
      break;
    }
  }
  if (isGood) {
    rmSync(folder, {recursive: true});
  }
  return {node, outcomes, isGood};
}

const {positionals: asked} = readOptions({allowPositionals: true});
const unknown = asked.filter((range) => !supported.includes(range));

if (unknown.length > 0) {
  console.error(`Node ${unknown.join(', ')} is not supported. Name one of ${supported.join(', ')}, or none for all.`);
  process.exitCode = 1;
} else {
  const rows = (asked.length > 0 ? asked : supported).map(tryNode);
  const names = steps.map(({name}) => name);
  console.log(`\n| Node | ${names.join(' | ')} |\n| --- | ${names.map(() => '---').join(' | ')} |`);
  for (const {node, outcomes} of rows) {
    console.log(`| ${node} | ${names.map((_, index) => outcomes[index] ?? 'not run').join(' | ')} |`);
  }
  process.exitCode = rows.every(({isGood}) => isGood) ? 0 : 1;
}
