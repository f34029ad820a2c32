// The content for all generators: pages with their text, in sections that each have a sidebar.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './paths.mjs';

/** @typedef {{route: string, title: string, description: string, text: string}} Page */
/** @typedef {{label: string, pages: Page[], groups?: Section[]}} Section the groups of its menu are closed */

const build = path.join(root, 'build');

/** Reads a page from its Markdown twin in our build. @param {string} file @returns {Page} */
function readTwin(file) {
  const [, title = '', description = '', rest = ''] =
    /^# (.+)\n\n(.+)\n\n([^]*)$/.exec(readFileSync(path.join(build, file), 'utf8')) ?? [];
  const [whole = '', address = ''] = /\nSource: <(\S+)>\s*$/.exec(rest) ?? [];
  if (address === '') {
    throw new Error(`build/${file} does not end with its source. Build the site again, then look at that file.`);
  }
  const {origin, pathname} = new URL(address);
  return {route: pathname, title, description, text: rest.replace(whole, '\n').replaceAll(`(${origin}/`, '(/')};
}

/** @param {string} label @param {string} folder @returns {Section} */
function readSection(label, folder) {
  const files = readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'});
  const inside = files.filter((file) => file.endsWith('.md') && !file.startsWith('tags')).sort();
  const pages = [`${folder}.md`, ...inside.map((file) => path.posix.join(folder, file))].map(readTwin);
  return {label, pages};
}

export function ourSections() {
  return [readSection('Wiki', 'wiki'), readSection('API', 'docs/api')];
}

/** Our home page. */
export function home() {
  return {...readTwin('index.md'), route: '/'};
}

/** @param {Section[]} sections @returns {Page[]} */
export function pagesOf(sections) {
  return sections.flatMap(({pages, groups = []}) => [...pages, ...pagesOf(groups)]);
}

const words = 'a page of words that say nothing and are only here so that generators have some text to read'.split(' ');

/** A pseudo-random sentence, always the same for one seed. @param {number} seed @param {number} count */
function sentence(seed, count) {
  const chosen = Array.from({length: count}, (_, index) => words[(seed * 7 + index * (3 + (seed % 5))) % words.length]);
  return `${chosen.join(' ').replace(/^./, (first) => first.toUpperCase())}.`;
}

/** @param {number} seed */
function paragraph(seed) {
  return Array.from({length: 5}, (_, index) => sentence(seed + index, 9 + ((seed + index) % 6))).join(' ');
}

/** About as long as a wiki page. @param {number} index @param {(index: number) => string} routeOf */
function generatedText(index, routeOf) {
  const sections = [1, 2, 3, 4].map(
    (part) => `## Part ${part}\n\n${paragraph(index + part)}\n\n${paragraph(index * 3 + part)}\n`,
  );
  const table = ['Name', 'Value', 'What it does'].map((cell) => `| ${cell} `).join('') + '|\n| --- | --- | --- |\n';
  const rows = [1, 2, 3, 4].map((row) => `| Option ${row} | \`${index * row}\` | ${sentence(index + row, 8)} |\n`);
  const code = `\`\`\`js\nconst page = ${index};\nconsole.log('The number of this page is', page);\n\`\`\`\n`;
  const link = `[The page before](${routeOf(Math.max(0, index - 1))}) comes first.\n`;
  return [...sections, table + rows.join(''), code, link].join('\n');
}

const perGroup = 25;

/** One section, whose menu has a group for each 25 pages. @param {number} count @param {string} base what addresses begin with @returns {Section} */
export function generatedSection(count, base) {
  const groupOf = (/** @type {number} */ index) => `group-${Math.floor(index / perGroup) + 1}`;
  const routeOf = (/** @type {number} */ index) => `${base}/${groupOf(index)}/page-${index + 1}`;
  const pages = Array.from({length: count}, (_, index) => ({
    route: routeOf(index),
    title: `Page ${index + 1}`,
    description: `Page ${index + 1} of ${count} made to measure how a generator copes with many pages of plain text.`,
    text: generatedText(index, routeOf),
  }));
  const groups = Array.from({length: Math.ceil(count / perGroup)}, (_, index) => ({
    label: groupOf(index * perGroup),
    pages: pages.slice(index * perGroup, (index + 1) * perGroup),
  }));
  return {label: 'Wiki', pages: [], groups};
}
