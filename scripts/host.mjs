// Reads the header and redirect files of a build as its static host does, for `npm run serve` and the smoke test.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** @param {string} dir @param {string} name @returns {string[]} */
function linesOf(dir, name) {
  const file = join(dir, name);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line.trim() !== '');
}

/** @param {string} pattern with stars @param {string} path */
function matches(pattern, path) {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);
}

/**
 * The fields for a path, in the order of the file. A line with "! " removes one that an earlier rule has set.
 * @param {string} dir @param {string} path @returns {Map<string, string>}
 */
export function headersFor(dir, path) {
  /** @type {Map<string, string>} */
  const headers = new Map();
  let applies = false;
  for (const line of linesOf(dir, '_headers')) {
    const [, removed, name = '', value = ''] = /^\s+(?:! (\S+)|([^:]+): (.+))$/.exec(line) ?? [];
    if (!/^\s/.test(line)) {
      applies = matches(line, path);
    } else if (applies && removed) {
      headers.delete(removed);
    } else if (applies) {
      headers.set(name, value);
    }
  }
  return headers;
}

/** @param {string} dir */
export function readRedirects(dir) {
  return linesOf(dir, '_redirects').map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return {from, to, status: Number(status)};
  });
}
