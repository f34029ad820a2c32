// The contracts with the framework: the hash and the users of every private file that the site relies on.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checks} from './checks.mjs';
import {fileOf, filesOfComponent, filesOfReferences} from './resolve.mjs';
import {findReferences, findSwizzles} from './uses.mjs';

/**
 * `check` says what to review if the file changes. @typedef {{sha256: string, usedBy: string[], check: string}}
 * Contract
 */
/**
 * The accepted files of one framework version. @typedef {{version: string, files: Record<string, Contract>}} Accepted
 */
/** @typedef {{path: string, usedBy: string, check: string | undefined}} Use */
/** `lost` lists what upstream no longer has, `unexplained` the files without a check. */
/** @typedef {Accepted & {lost: {name: string, usedBy: string}[], unexplained: string[]}} Found */

export const contractsFile = 'tests/contracts/upstream.json';

/** @param {string} root @param {string} path */
function hash(root, path) {
  return createHash('sha256')
    .update(readFileSync(fileOf(root, path)))
    .digest('hex');
}

/** The key of a check, which a module and its type declarations share. @param {string} path */
export function checkKey(path) {
  return path.replace(/(?:\.d)?\.[cm]?[jt]s$/, '');
}

/**
 * The contracts for the packages as they are installed now.
 * @param {string} root @param {Record<string, string>} [explained] @returns {Found}
 */
export function findContracts(root, explained = checks) {
  const swizzles = findSwizzles(root).map(({component, isEjected, file, change}) => {
    const paths = filesOfComponent(root, component);
    const check = `Port what upstream changed to ${file}, which is different in this: ${change}`;
    return {
      name: component,
      usedBy: file,
      files: paths.length === 0 ? undefined : paths.map((path) => ({path, check})).filter(() => isEjected),
    };
  });
  const references = filesOfReferences(root, findReferences(root)).map(({reference, name, files}) => ({
    name: name === undefined ? reference.module : `${name} of ${reference.module}`,
    usedBy: reference.file,
    files: files?.map((path) => ({path, check: explained[checkKey(path)]})),
  }));
  const all = [...swizzles, ...references];

  /** @type {Use[]} */
  const uses = all.flatMap(({usedBy, files = []}) => files.map((file) => ({...file, usedBy})));
  /** @param {string} path @returns {Contract} */
  const contract = (path) => {
    const own = uses.filter((use) => use.path === path);
    return {
      sha256: hash(root, path),
      usedBy: [...new Set(own.map(({usedBy}) => usedBy))].sort(),
      check: [...new Set(own.flatMap(({check}) => check ?? []))].join(' '),
    };
  };
  const paths = [...new Set(uses.map(({path}) => path))].sort();
  const files = Object.fromEntries(paths.map((path) => [path, contract(path)]));
  return {
    version: versionOf(root, '@docusaurus/core'),
    files,
    lost: all.flatMap(({name, usedBy, files: own}) => (own === undefined ? [{name, usedBy}] : [])),
    unexplained: paths.filter((path) => files[path]?.check === ''),
  };
}

/** @param {string} root @param {string} name */
function versionOf(root, name) {
  const file = fileOf(root, `${name}/package.json`);
  const {version} = /** @type {{version: string}} */ (JSON.parse(readFileSync(file, 'utf8')));
  return version;
}

/** @param {string} root @returns {Accepted} */
export function readAccepted(root) {
  const file = join(root, contractsFile);
  return existsSync(file)
    ? /** @type {Accepted} */ (JSON.parse(readFileSync(file, 'utf8')))
    : {version: 'none', files: {}};
}
