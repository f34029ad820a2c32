// The pages that are compared: ours, read from their copies as Markdown.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from './sites.mjs';

/** @typedef {{route: string, title: string, description: string, text: string}} Page */
/** @typedef {{label: string, pages: Page[]}} Section */

/** @param {string} file @returns {Page} */
function readCopy(file) {
  const [, title = '', description = '', text = '', address = ''] =
    /^# (.+)\n\n(.+)\n\n([^]*)\nSource: <(\S+)>\s*$/.exec(readFileSync(path.join(root, 'build', file), 'utf8')) ?? [];
  if (address === '') {
    throw new Error(`build/${file} does not end with its source. Build the site again, then look at that file.`);
  }
  const {origin, pathname} = new URL(address);
  return {route: pathname, title, description, text: text.replaceAll(`(${origin}/`, '(/')};
}

/** @param {string} label @param {string} folder @returns {Section} */
function readSection(label, folder) {
  const files = readdirSync(path.join(root, 'build', folder), {recursive: true, encoding: 'utf8'});
  const inside = files.filter((file) => file.endsWith('.md') && !file.startsWith('tags')).sort();
  return {label, pages: [`${folder}.md`, ...inside.map((file) => path.posix.join(folder, file))].map(readCopy)};
}

/** The home page and the sections of our built site. */
export function readSite() {
  return {home: readCopy('index.md'), sections: [readSection('Wiki', 'wiki'), readSection('API', 'docs/api')]};
}
