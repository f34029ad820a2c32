// Measures clean builds of generated pages: their cost, and the size of the result.
import {readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildReport} from './lib/buildReport.mjs';
import {buildSite, checkoutAt, clearBundlerCache, generatedBase, writeCopy} from './lib/checkout.mjs';
import {generatedSections} from './lib/pages.mjs';
import {root, work} from './lib/paths.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';
import {measureTree} from './lib/processTree.mjs';
import {readResults, writeResults} from './lib/results.mjs';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '1000,5000'},
    sites: {type: 'string', default: ['ours', ...peers.map(({name}) => name)].join(',')},
    rounds: {type: 'string', default: '1'},
    /** Another checkout, which is built as well. */
    before: {type: 'string'},
    /** Discards the builds of earlier runs. */
    fresh: {type: 'boolean', default: false},
  },
});
const before = checkoutAt(values.before);

/** @typedef {Awaited<ReturnType<typeof measureTree>>} Cost */
/** @typedef {{site: string, count: number, cost: Cost, outputMegabytes: number}} Build */

/** @param {string} folder */
function megabytesIn(folder) {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const bytes = entries.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0);
  return bytes / 1e6;
}

/** @param {string} site @param {number} count @returns {Promise<Build>} */
async function measure(site, count) {
  const folder = path.join(work, 'builds', site);
  const peer = peers.find(({name}) => name === site);
  const checkout = site === 'before' ? before : root;
  if (peer) {
    writePeer(peer, folder, generatedSections(count, ''));
  } else if (checkout !== undefined) {
    writeCopy(checkout, folder, generatedSections(count, generatedBase));
    clearBundlerCache(checkout);
  }
  const cost = await measureTree((started) => (peer ? buildPeer(peer, folder, started) : buildSite(folder, started)));
  const outputMegabytes = megabytesIn(path.join(folder, peer?.output ?? 'build'));
  rmSync(folder, {recursive: true});
  return {site, count, cost, outputMegabytes};
}

const sites = values.sites.split(',');
/** @type {Build[]} */
const builds = values.fresh ? [] : readResults('builds');
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const count of values.pages.split(',').map(Number)) {
    for (const site of before === undefined ? sites : ['before', ...sites]) {
      const build = await measure(site, count);
      builds.push(build);
      writeResults('builds', builds);
      console.log(`${site}, ${count} pages: ${build.cost.seconds.toFixed(1)} s`);
    }
  }
}
console.log(buildReport(builds));
