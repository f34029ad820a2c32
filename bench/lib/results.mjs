// Stores results between runs, so that a long series can be measured in parts.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {work} from './paths.mjs';

/** @param {string} name */
function fileOf(name) {
  return path.join(work, 'results', `${name}.json`);
}

/** @template Result @param {string} name @returns {Result[]} */
export function readResults(name) {
  const file = fileOf(name);
  return existsSync(file) ? /** @type {Result[]} */ (JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** @template Result @param {string} name @param {Result[]} results */
export function writeResults(name, results) {
  const file = fileOf(name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(results, null, 2));
}
