// Measures clean builds of generated pages: seconds, and the size of the result.
//   node build.mjs --pages 1000 --rounds 3
import {readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildSite, generatedBase, writeCopy} from './lib/ours.mjs';
import {formatNumber, markdownTable, spread} from './lib/format.mjs';
import {generatedSections} from './lib/pages.mjs';
import {work} from './lib/paths.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '1000'},
    sites: {type: 'string', default: ['ours', ...peers.map(({name}) => name)].join(',')},
    rounds: {type: 'string', default: '3'},
  },
});
const count = Number(values.pages);

/** @param {string} folder */
function megabytesIn(folder) {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return entries.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0) / 1e6;
}

/** @param {string} site */
async function measure(site) {
  const folder = path.join(work, 'builds', site);
  const peer = peers.find(({name}) => name === site);
  if (peer) {
    writePeer(peer, folder, generatedSections(count, ''));
  } else {
    writeCopy(folder, generatedSections(count, generatedBase));
  }
  const start = performance.now();
  await (peer ? buildPeer(peer, folder) : buildSite(folder));
  const seconds = (performance.now() - start) / 1000;
  const megabytes = megabytesIn(path.join(folder, peer?.output ?? 'build'));
  rmSync(folder, {recursive: true});
  return {seconds, megabytes};
}

const sites = values.sites.split(',');
/** @type {Map<string, {seconds: number, megabytes: number}[]>} */
const builds = new Map(sites.map((site) => [site, []]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const site of sites) {
    const build = await measure(site);
    builds.get(site)?.push(build);
    console.error(`${site}: ${build.seconds.toFixed(1)} s`);
  }
}

const rows = [...builds].map(([site, list]) => [
  site,
  formatNumber(spread(list.map(({seconds}) => seconds)).median, 1),
  formatNumber(spread(list.map(({megabytes}) => megabytes)).median, 1),
]);
console.log(markdownTable([`${count} pages`, 'seconds', 'MB'], rows));
