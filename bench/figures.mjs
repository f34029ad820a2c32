// Writes the last section of README.md and its pictures from the results of earlier runs.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {buildReport} from './lib/buildReport.mjs';
import {lighthouseReport} from './lib/lighthouseReport.mjs';
import {bench} from './lib/paths.mjs';
import {phonePictures, phoneReport} from './lib/phoneReport.mjs';
import {readResults} from './lib/results.mjs';

/** @typedef {import('./lib/visits.mjs').Round} Round */
/** @typedef {import('./build.mjs').Build} Build */
/** @typedef {import('./lighthouse.mjs').Score} Score */

/** @template Result @param {Result[]} results @param {(results: Result[]) => string} report */
function section(results, report) {
  return results.length === 0 ? [] : [report(results)];
}

/** @type {Round[]} */
const rounds = readResults('phone');
/** @type {Build[]} */
const builds = readResults('builds');
/** @type {Score[]} */
const scores = readResults('lighthouse');

const pictures = phonePictures(rounds);
for (const {name, picture} of pictures) {
  writeFileSync(path.join(bench, name), picture);
}

const readme = path.join(bench, 'README.md');
const heading = '## Figures\n';
const [text = ''] = readFileSync(readme, 'utf8').split(heading);
const parts = [
  text + heading,
  ...section(rounds, phoneReport),
  ...pictures.map(({name, title}) => `![${title}](${name})`),
  ...section(builds, buildReport),
  ...section(scores, lighthouseReport),
];
writeFileSync(readme, await format(parts.join('\n\n'), {...(await resolveConfig(readme)), filepath: readme}));
