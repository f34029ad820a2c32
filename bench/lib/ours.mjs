// This site, and copies of it with generated pages.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pagesOf} from './pages.mjs';
import {root} from './paths.mjs';
import {run} from './run.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./pages.mjs').Section} Section */

/** The path of the generated pages. */
export const generatedBase = '/wiki/generated';

const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const endOfWiki = '  ],\n} satisfies SidebarsConfig';

/** @param {string} folder the site or a copy of it */
export function buildSite(folder) {
  return run([path.join(folder, program), 'build'], folder);
}

/** Adds closed groups to the wiki's sidebar. @param {string} folder @param {Section[]} groups */
function addGroups(folder, groups) {
  const file = path.join(folder, 'sidebars.ts');
  const sidebars = readFileSync(file, 'utf8');
  if (!sidebars.includes(endOfWiki)) {
    throw new Error(`${file} does not end with the wiki's sidebar. Say in bench/lib/ours.mjs where to add a group.`);
  }
  const added = groups.map(({label, pages}) => {
    const items = pages.map(({route}) => route.replace('/wiki/', ''));
    return `${JSON.stringify({type: 'category', label, collapsed: true, items})},\n`;
  });
  writeFileSync(file, sidebars.replace(endOfWiki, added.join('') + endOfWiki));
}

/** The front matter of the wiki's template, which the build accepts. */
function readFrontMatter() {
  const template = readFileSync(path.join(root, 'wiki/_template.mdx'), 'utf8');
  const [, lines = ''] = /^---\n([^]*?\n)---\n/.exec(template) ?? [];
  const others = lines.replace(/^(?:title|description):.*\n/gm, '');
  return (/** @type {Page} */ {title, description}) =>
    `---\ntitle: ${title}\ndescription: ${JSON.stringify(description)}\n${others}---\n\n`;
}

/** Copies the site and adds generated pages to its wiki. @param {string} folder @param {Section} section */
export function writeCopy(folder, section) {
  rmSync(folder, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) => name !== '' && !/^(?:bench|tests)\//.test(name))) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  addGroups(folder, section.groups ?? []);
  const frontMatter = readFrontMatter();
  for (const page of pagesOf([section])) {
    const file = path.join(folder, `${page.route}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, frontMatter(page) + page.text);
  }
}
