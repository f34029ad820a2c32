// Compares the accepted contracts with what is installed and says what to do about each difference.
import {existsSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {checks} from './checks.mjs';
import {checkKey, contractsFile, findContracts, readAccepted} from './contracts.mjs';
import {upstreamDiffs} from './diff.mjs';
import {fileOf} from './resolve.mjs';

/** @typedef {import('./contracts.mjs').Contract} Contract */
/** @typedef {import('./contracts.mjs').Found} Found */
/** @typedef {{about: string, message: string}} Breach */

const accept = 'node scripts/accept-contracts.mjs';
const explain = 'scripts/contracts/checks.mjs';

/** @param {Contract} contract */
function whatToDo({usedBy, check}) {
  return `Used by ${usedBy.join(', ')}.\nCheck: ${check || `not written down yet; add it to ${explain}.`}`;
}

/** What the site uses and upstream no longer has, and checks that are missing or left over. @param {Found} found @param {Record<string, string>} explained @returns {Breach[]} */
export function findUnacceptable({version, files, lost, unexplained}, explained = checks) {
  const known = new Set(Object.keys(files).map(checkKey));
  return [
    ...lost.map(({name, usedBy}) => ({
      about: name,
      message: `${usedBy} uses ${name}, which ${version} does not have.`,
    })),
    ...unexplained.map((path) => ({
      about: path,
      message: `${explain} does not say what to check when ${path} changes. Add it there.`,
    })),
    ...Object.keys(explained)
      .filter((path) => !known.has(path))
      .map((path) => ({
        about: path,
        message: `${explain} has a check for ${path}, which nothing uses. Remove it there.`,
      })),
  ];
}

/**
 * @param {string} root
 * @param {{explained?: Record<string, string>, specOf?: (name: string) => string}} [given]
 * @returns {{subjects: string[], breaches: Breach[]}} everything compared, and each difference
 */
export function compareContracts(root, given = {}) {
  const accepted = readAccepted(root);
  const found = findContracts(root, given.explained);
  const paths = [...new Set([...Object.keys(accepted.files), ...Object.keys(found.files)])].sort();
  const changed = paths.filter((path) => {
    const [before, now] = [accepted.files[path], found.files[path]];
    return before && now && before.sha256 !== now.sha256;
  });
  const diffs = upstreamDiffs(root, changed, given.specOf ?? ((name) => `${name}@${accepted.version}`));

  /** @param {string} path @returns {string | undefined} */
  const messageFor = (path) => {
    const [before, now] = [accepted.files[path], found.files[path]];
    if (before && now) {
      if (before.sha256 !== now.sha256) {
        const {diff, reason = ''} = diffs.get(path) ?? {};
        return [
          `${path} changed between ${accepted.version} and ${found.version}.`,
          whatToDo(now),
          diff === undefined ? `${reason}\nSHA-256 was ${before.sha256}, is ${now.sha256}.` : `\n${diff}\n`,
          `Then run "${accept}".`,
        ].join('\n');
      }
      return isDeepStrictEqual(before, now)
        ? undefined
        : `${contractsFile} is out of date on who uses ${path} or what to check. Run "${accept}".`;
    }
    if (now) {
      return `${path} has no contract yet.\n${whatToDo(now)}\nRead it as it is installed, then run "${accept}".`;
    }
    return before && !existsSync(fileOf(root, path))
      ? `${path} is gone: ${accepted.version} had it, ${found.version} does not.\n${whatToDo(before)}\nThen run "${accept}".`
      : `Nothing uses ${path} any more. Run "${accept}".`;
  };

  const breaches = [
    ...paths.flatMap((about) => {
      const message = messageFor(about);
      return message === undefined ? [] : [{about, message}];
    }),
    ...findUnacceptable(found, given.explained),
  ];
  return {subjects: [...new Set([...paths, ...breaches.map(({about}) => about)])], breaches};
}
