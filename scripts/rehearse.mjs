// Tries another version of the framework on a copy of the project, and reports what breaks.
//   npm run rehearse -- 3.11.0
//   npm run rehearse -- next        the newest canary of the next major version
// --dir names the working folder. The result is written to .rehearsal/result.md as a table.
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {copyProject, environmentFor, install, isOfFramework, readManifest, setVersions} from './rehearsal/install.mjs';
import {findNext} from './rehearsal/registry.mjs';
import {missingSpecs, runStep, steps} from './rehearsal/steps.mjs';
import {readOptions} from './options.mjs';

/** @typedef {import('./rehearsal/failures.mjs').Failure} Failure */
/** @typedef {{name: string, failures: Failure[], blockedBy?: string}} Outcome */

const resultFile = '.rehearsal/result.md';

/** The message if a single file broke, otherwise the first files. @param {Failure[]} failures */
function summaryOf(failures) {
  const [first = '', ...others] = new Set(failures.map(({file}) => `\`${file}\``));
  if (others.length === 0) {
    return `${first}: ${failures[0]?.message ?? ''}`.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  }
  const more = others.length > 2 ? ` and ${others.length - 1} more` : '';
  return `${[first, ...others.slice(0, more ? 1 : 2)].join(', ')}${more}`;
}

/** @param {Outcome} outcome */
function rowOf({name, failures, blockedBy}) {
  if (blockedBy !== undefined) {
    return `| ${name} | not run | ${blockedBy} failed |`;
  }
  return failures.length === 0
    ? `| ${name} | passed | – |`
    : `| ${name} | ${failures.length} failed | ${summaryOf(failures)} |`;
}

/** @param {Outcome[]} before @param {{site: string, logs: string, env: NodeJS.ProcessEnv}} where @param {typeof steps[number]} step @returns {Outcome} */
function tryStep(before, {site, logs, env}, step) {
  const {name, needs} = step;
  if (before.some((outcome) => outcome.name === needs && outcome.failures.length > 0)) {
    console.log(`– ${name}: not run, because ${needs ?? ''} failed`);
    return {name, failures: [], blockedBy: needs};
  }
  console.log(`${name} …`);
  const started = Date.now();
  const failures = runStep(step, {site, env, log: join(logs, `${name.replaceAll(' ', '-')}.log`)});
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  for (const {file, message} of failures) {
    console.log(`    ${file}: ${message}`);
  }
  return {name, failures};
}

/** @param {string} asked @param {string | undefined} dir @returns {boolean} whether nothing broke */
function rehearse(asked, dir) {
  const {dependencies, devDependencies} = readManifest('.');
  const current = dependencies['@docusaurus/core'] ?? '';
  const names = Object.keys({...dependencies, ...devDependencies}).filter(isOfFramework);
  const version = asked === 'next' ? findNext(current, names) : asked;

  const folder = resolve(dir ?? join(tmpdir(), `docs-rehearsal-${version}`));
  const [site, node, logs] = [join(folder, 'site'), join(folder, 'node'), join(folder, 'logs')];
  for (const earlier of [site, node, logs]) {
    rmSync(earlier, {recursive: true, force: true});
  }
  mkdirSync(logs, {recursive: true});
  console.log(`Trying Docusaurus ${version} instead of ${current} in ${folder}`);
  copyProject(site);
  const react = setVersions(site, version);
  const env = environmentFor(node, version);
  const nodeVersion = execFileSync('node', ['--version'], {env, encoding: 'utf8'}).trim();
  console.log(`Installing packages, with React ${react} and Node ${nodeVersion} …`);
  install(site, env);

  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    outcomes.push(tryStep(outcomes, {site, logs, env}, step));
  }
  const day = new Date().toISOString().slice(0, 10);
  const title = `Docusaurus ${version}, React ${react}, Node ${nodeVersion}, ${day}:`;
  const table = [title, '', '| Step | Outcome | What broke |', '| --- | --- | --- |', ...outcomes.map(rowOf)].join(
    '\n',
  );
  mkdirSync('.rehearsal', {recursive: true});
  writeFileSync(resultFile, `${table}\n`);
  console.log(`\n${table}\n\nThis table: ${resultFile}. The full output of each step: ${logs}.`);
  return outcomes.every(({failures}) => failures.length === 0);
}

const {positionals, values} = readOptions({allowPositionals: true, options: {dir: {type: 'string'}}});
const [asked, ...others] = positionals;

if (asked === undefined || others.length > 0) {
  console.error('Name the version to try: npm run rehearse -- 3.11.0, or npm run rehearse -- next.');
  process.exitCode = 1;
} else if (missingSpecs().length > 0) {
  console.error(`scripts/rehearsal/steps.mjs lists browser tests that do not exist: ${missingSpecs().join(', ')}.`);
  process.exitCode = 1;
} else {
  try {
    process.exitCode = rehearse(asked, values.dir) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
