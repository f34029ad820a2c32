// Fills the scaffold of a folder with the front matter of a new file.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';

/** Prints the faults and exits before anything has been created. @param {string[]} faults @returns {never} */
export function refuse(...faults) {
  console.error(faults.join('\n'));
  process.exit(1);
}

/** @param {string} file */
export function faultOfExisting(file) {
  return existsSync(file) ? `${file} exists already. Edit that file instead.` : null;
}

/** @param {string} key @param {unknown} value */
function lineOf(key, value) {
  const text = stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0});
  return `${key}: ${text.trim()}`;
}

/**
 * Fills in the front matter of the scaffold, and removes the section that explains it.
 * @param {string} scaffold @param {Record<string, unknown>} values
 */
export function fill(scaffold, values) {
  const [, head = '', ...body] = scaffold.split(/^---\n/m);
  const lines = head.trimEnd().split('\n');
  for (const [key, value] of Object.entries(values)) {
    const place = lines.findIndex((line) => line.startsWith(`${key}:`));
    if (place === -1) {
      // Keys that the scaffold lacks are inserted after the title.
      lines.splice(1, 0, lineOf(key, value));
    } else {
      lines[place] = lineOf(key, value);
    }
  }
  const text = body.join('---\n').replace(/\n## Rules for this page\n[^]*$/, '');
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

/** @param {string} folder @param {string} file @param {Record<string, unknown>} values */
export function makeFile(folder, file, values) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, fill(readFileSync(path.join(folder, '_template.mdx'), 'utf8'), values));
}
