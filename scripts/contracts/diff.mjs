// Shows what upstream changed: npm compares the accepted version with the installed packages.
import {spawnSync} from 'node:child_process';
import {fileOf} from './resolve.mjs';

/** Splits a path into package name and path inside the package. @param {string} path @returns {[string, string]} */
function split(path) {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path) ?? [];
  return [name, file];
}

/** @param {string} stderr */
function reasonIn(stderr) {
  return /^npm (?:error|ERR!) (?!code|errno|syscall)(.+)$/m.exec(stderr)?.[1] ?? 'npm gave no reason';
}

/**
 * @param {string} name @param {string[]} files @param {{root: string, old: string}} between
 * @returns {Map<string, {diff?: string, reason?: string}>} path → its diff, or why there is none
 */
function diffOfPackage(name, files, {root, old}) {
  const options = ['--ignore-scripts', '--fetch-retries=0', `--diff=${old}`, `--diff=${fileOf(root, name)}`];
  const {status, stdout, stderr} = spawnSync('npm', ['diff', ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const diffs = stdout.split(/^(?=diff --git )/m);
  const reason =
    status === 0
      ? `npm finds no change since ${old}: the file was changed on this machine, or on the one that accepted it.`
      : `The change cannot be shown, because npm could not get ${old}: ${reasonIn(stderr)}`;
  return new Map(
    files.map((file) => {
      const diff = diffs.find((one) => one.startsWith(`diff --git a/${file} `))?.trimEnd();
      return [`${name}/${file}`, diff === undefined ? {reason} : {diff}];
    }),
  );
}

/**
 * The diff of each path. `specOf` returns the accepted version of a package as npm names it.
 * @param {string} root @param {string[]} paths @param {(name: string) => string} specOf
 */
export function upstreamDiffs(root, paths, specOf) {
  const names = new Set(paths.map((path) => split(path)[0]));
  return new Map(
    [...names].flatMap((name) => {
      const files = paths.map(split).flatMap(([own, file]) => (own === name ? [file] : []));
      return [...diffOfPackage(name, files, {root, old: specOf(name)})];
    }),
  );
}
