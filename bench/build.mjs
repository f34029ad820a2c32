// Measures clean builds of sites that grow: seconds, the size of the result and of a page.
//   node build.mjs --pages 130,1130 --rounds 3
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {formatNumber, markdownTable, median} from './lib/format.mjs';
import {buildSite, generatedBase, writeCopy} from './lib/ours.mjs';
import {generatedSection, pagesOf} from './lib/pages.mjs';
import {root, work} from './lib/paths.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';
import {fileOf} from './lib/server.mjs';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '130,1130'},
    sites: {type: 'string', default: 'ours,docusaurus,starlight'},
    rounds: {type: 'string', default: '3'},
  },
});

/** @typedef {{seconds: number, MB: number, html: number, gzip: number}} Build */

/** @param {string} folder */
function megabytesIn(folder) {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return entries.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0) / 1e6;
}

const ownPages = readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8').split('<loc>').length - 1;

/** @param {string} site @param {number} pages in all; our own site has some before any is generated @returns {Promise<Build>} */
async function measure(site, pages) {
  const folder = path.join(work, 'builds', site);
  const peer = peers.find(({name}) => name === site);
  const section = peer ? generatedSection(pages, '') : generatedSection(pages - ownPages, generatedBase);
  if (peer) {
    writePeer(peer, folder, [section]);
  } else {
    writeCopy(folder, section);
  }
  const start = performance.now();
  await (peer ? buildPeer(peer, folder) : buildSite(folder));
  const seconds = (performance.now() - start) / 1000;
  const output = path.join(folder, peer?.output ?? 'build');
  const html = readFileSync(fileOf(output, pagesOf([section])[0]?.route ?? '') ?? '');
  const build = {seconds, MB: megabytesIn(output), html: html.length / 1000, gzip: gzipSync(html).length / 1000};
  rmSync(folder, {recursive: true});
  return build;
}

const sites = values.sites.split(',');
const runs = values.pages
  .split(',')
  .map(Number)
  .flatMap((pages) => sites.map((site) => ({site, pages, builds: /** @type {Build[]} */ ([])})));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const {site, pages, builds} of runs) {
    const build = await measure(site, pages);
    builds.push(build);
    console.error(`${site}, ${pages} pages: ${build.seconds.toFixed(1)} s`);
  }
}

const points = runs.map(({site, pages, builds}) => {
  const of = (/** @type {keyof Build} */ name) => median(builds.map((build) => build[name]));
  return {site, pages, seconds: of('seconds'), MB: of('MB'), html: of('html'), gzip: of('gzip')};
});
const rows = points.map(({site, pages, seconds, MB, html, gzip}) => {
  const [least] = points.filter((point) => point.site === site);
  const more = least && pages > least.pages ? ((seconds - least.seconds) * 1000) / (pages - least.pages) : NaN;
  return [site, ...[pages, seconds, more, MB, html, gzip].map((value) => formatNumber(value, value === more ? 0 : 1))];
});
console.log(markdownTable(['site', 'pages', 'seconds', 'ms a page more', 'MB', 'HTML, kB', 'gzip, kB'], rows));
