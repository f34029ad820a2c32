// Figures are kept between runs: a long series can be taken in parts.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {work} from './places.mjs';

/** @template Result @param {string} name @returns {Result[]} */
export function readResults(name) {
  const file = path.join(work, 'results', `${name}.json`);
  return existsSync(file) ? /** @type {Result[]} */ (JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** @template Result @param {string} name @param {Result[]} results */
export function writeResults(name, results) {
  mkdirSync(path.join(work, 'results'), {recursive: true});
  writeFileSync(path.join(work, 'results', `${name}.json`), JSON.stringify(results, null, 2));
}
