// Reads the header and redirect files of a build as its static host does. `npm run serve`, the nginx example and the
// smoke test all use this, so that they cannot disagree.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Fields in the order of the file; null removes what an earlier rule or the host itself has set.
 * @typedef {{path: string, fields: [name: string, value: string | null][]}} HeaderRule
 */

/** @typedef {{from: string, to: string, status: number}} Redirect */

/** @param {string} dir @param {string} name @returns {string[]} */
function lines(dir, name) {
  const file = join(dir, name);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];
}

/** @param {string} line @returns {[string, string | null]} */
function readField(line) {
  if (line.startsWith('! ')) {
    return [line.slice(2).trim(), null];
  }
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** @param {string} dir @returns {HeaderRule[]} */
export function readHeaderRules(dir) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of lines(dir, '_headers')) {
    if (/^\s/.test(line)) {
      rules.at(-1)?.fields.push(readField(line.trim()));
    } else {
      rules.push({path: line, fields: []});
    }
  }
  return rules;
}

/** A regular expression that works in both JavaScript and nginx. @param {string} path */
function patternOf(path) {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}

/** @param {HeaderRule[]} rules @param {string} path @returns {Map<string, string>} */
export function headersFor(rules, path) {
  /** @type {Map<string, string>} */
  const headers = new Map();
  for (const {fields} of rules.filter((rule) => new RegExp(patternOf(rule.path)).test(path))) {
    for (const [name, value] of fields) {
      if (value === null) {
        headers.delete(name);
      } else {
        headers.set(name, value);
      }
    }
  }
  return headers;
}

/** @param {string} dir @returns {Redirect[]} */
export function readRedirects(dir) {
  return lines(dir, '_redirects').map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return {from, to, status: Number(status)};
  });
}

/** The host reads these files but does not serve them. @param {string} path */
export function isHostFile(path) {
  return /\/_(?:headers|redirects)$/.test(path);
}
