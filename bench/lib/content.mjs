// The pages that all sites have: ours, read from their copies as Markdown, and generated ones.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {{route: string, title: string, description: string, text: string}} Page */
/** @typedef {{label: string, pages: Page[], groups?: Section[]}} Section the groups of its menu are closed */

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
  return {
    home: {...readCopy('index.md'), route: '/'},
    sections: [readSection('Wiki', 'wiki'), readSection('API', 'docs/api')],
  };
}

/** A page about as long as one of the wiki. @param {number} number @param {string} route @returns {Page} */
function generate(number, route) {
  const paragraph = `Page ${number} says nothing, and is only here so that generators have some text to read. `.repeat(
    5,
  );
  const parts = [1, 2, 3, 4].map((part) => `## Part ${part}\n\n${paragraph}\n\n${paragraph}\n`);
  const table = '| Name | Value |\n| --- | --- |\n| First | `1` |\n| Second | `2` |\n';
  const code = `\`\`\`js\nconst page = ${number};\nconsole.log('The number of this page is', page);\n\`\`\`\n`;
  const description = `Page ${number} of many that measure how a generator copes with them, made of plain text.`;
  return {route, title: `Page ${number}`, description, text: [...parts, table, code].join('\n')};
}

/** Groups of 25 pages. @param {number} count @returns {Section[]} */
export function generateGroups(count) {
  return Array.from({length: Math.ceil(count / 25)}, (_, group) => ({
    label: `Group ${group + 1}`,
    pages: Array.from({length: Math.min(25, count - group * 25)}, (_page, index) =>
      generate(group * 25 + index + 1, `/wiki/generated/group-${group + 1}/page-${index + 1}`),
    ),
  }));
}

/** @param {Section[]} sections @returns {Page[]} */
export function pagesOf(sections) {
  return sections.flatMap(({pages, groups = []}) => [...pages, ...pagesOf(groups)]);
}
