// Copies the project with another version of the framework, and finds the Node version it needs.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {withNode} from './node.mjs';
import {fitting, isNodeEnough, needsOfCore, versionsOf} from './registry.mjs';

/** @typedef {Record<string, string>} Versions */
/** @typedef {{dependencies: Versions, devDependencies: Versions, overrides?: Versions}} Manifest */

/** @param {string} folder @returns {Manifest} */
export function readManifest(folder) {
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return manifest;
}

/** @param {string} folder @param {Manifest} manifest */
function writeManifest(folder, manifest) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Copies the files that git does not ignore, with uncommitted changes. @param {string} site */
export function copyProject(site) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26}).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(site, file));
  }
}

/** @param {string} name */
export function isOfFramework(name) {
  return name.startsWith('@docusaurus/');
}

/**
 * Sets the version of the framework, and the versions of React and its types that it needs.
 * @param {string} site @param {string} version @returns {string} the version of React
 */
export function setVersions(site, version) {
  const manifest = readManifest(site);
  const {peerDependencies = {}} = needsOfCore(version);
  const reactRange = peerDependencies.react ?? '*';
  const react = fitting('react', reactRange, manifest.dependencies.react ?? '');
  const typesRange = `^${Number.parseInt(react)}`;
  /** @param {string} name @param {string} current */
  const wanted = (name, current) => {
    if (isOfFramework(name)) {
      return version;
    }
    const range = /^@types\/react(?:-dom)?$/.test(name) ? typesRange : peerDependencies[name];
    return range === undefined ? current : fitting(name, range, current);
  };
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const [name, current] of Object.entries(list)) {
      list[name] = wanted(name, current);
    }
  }
  writeManifest(site, manifest);
  return react;
}

/**
 * The environment for all steps, with a newer Node first in the path if needed.
 * @param {string} folder @param {string} version
 */
export function environmentFor(folder, version) {
  const range = needsOfCore(version).engines?.node ?? '*';
  if (isNodeEnough(range)) {
    return process.env;
  }
  return withNode(folder, range);
}

/** @param {string} site @param {NodeJS.ProcessEnv} env */
function npmInstall(site, env) {
  return spawnSync('npm', ['install', '--no-fund', '--no-audit'], {cwd: site, env, encoding: 'utf8'});
}

/** Our overrides outside the range that a framework package asks for. @param {string} site */
function findClashes(site) {
  const packages = join(site, 'node_modules/@docusaurus');
  const asked = readdirSync(packages).flatMap((name) =>
    Object.entries(/** @type {Partial<Manifest>} */ (readManifest(join(packages, name))).dependencies ?? {}),
  );
  return Object.entries(readManifest(site).overrides ?? {}).filter(([name, version]) =>
    asked.some(([other, range]) => other === name && !versionsOf(name, range).includes(version)),
  );
}

/**
 * Installs with our lockfile if possible, so that little else changes.
 * @param {string} site @param {NodeJS.ProcessEnv} env
 */
export function install(site, env) {
  let {status, stderr} = npmInstall(site, env);
  if (status !== 0) {
    console.log('npm cannot keep our lockfile with these versions. Installing without it …');
    rmSync(join(site, 'package-lock.json'));
    ({status, stderr} = npmInstall(site, env));
  }
  if (status !== 0) {
    throw new Error(`npm could not install the packages:\n${stderr}`);
  }
  const clashes = findClashes(site);
  if (clashes.length > 0) {
    console.log(`Installing again without our overrides of ${clashes.map(([name]) => name).join(', ')} …`);
    const manifest = readManifest(site);
    const kept = Object.entries(manifest.overrides ?? {}).filter(([name]) => !clashes.some(([one]) => one === name));
    writeManifest(site, {...manifest, overrides: Object.fromEntries(kept)});
    ({status, stderr} = npmInstall(site, env));
    if (status !== 0) {
      throw new Error(`npm could not install the packages without our overrides:\n${stderr}`);
    }
  }
}
