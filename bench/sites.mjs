// Builds the sites that are compared, or measures how long ours and Starlight take for many pages.
//   node sites.mjs
//   node sites.mjs --pages 130,1130
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildOurs, buildStarlight, work, writeBareText, writeOurs, writeStarlight} from './lib/build.mjs';
import {generateGroups, pagesOf, readSite, root} from './lib/content.mjs';

const {values} = parseArgs({options: {pages: {type: 'string'}}});

/** @param {string} name @param {string} folder @param {(folder: string) => void} build */
function time(name, folder, build) {
  const start = performance.now();
  build(folder);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (values.pages === undefined) {
  time('ours', root, buildOurs);
  writeBareText();
  const folder = path.join(work, 'starlight');
  const {home, sections} = readSite();
  writeStarlight(folder, home, sections);
  time('Starlight', folder, buildStarlight);
}

for (const count of (values.pages ?? '').split(',').filter(Boolean)) {
  const folder = path.join(work, 'builds');
  const {home, sections} = readSite();
  const groups = generateGroups(Number(count) - pagesOf(sections).length);
  writeOurs(folder, groups);
  time(`ours, ${count} pages`, folder, buildOurs);
  writeStarlight(folder, home, [...sections, {label: 'More', pages: [], groups}]);
  time(`Starlight, ${count} pages`, folder, buildStarlight);
}
