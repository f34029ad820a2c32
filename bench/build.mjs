// Clean builds of generated pages: what they take, and what they weigh. Figures of earlier runs are kept, so that the
// builds can be taken one by one.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildReport} from './lib/buildReport.mjs';
import {buildOurs, generatedBase, writeOurs} from './lib/ours.mjs';
import {sizesOf} from './lib/outputSize.mjs';
import {generatedSections} from './lib/pages.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';
import {root, work} from './lib/places.mjs';
import {measureTree} from './lib/processTree.mjs';
import {readResults, writeResults} from './lib/results.mjs';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '100,1000,5000'},
    sites: {type: 'string', default: ['ours', ...peers.map(({name}) => name)].join(',')},
  },
});

/** @typedef {Awaited<ReturnType<typeof measureTree>>} Cost */
/** @typedef {{site: string, count: number, cost: Cost, sizes: import('./lib/outputSize.mjs').Sizes}} Build */

/** The bundler keeps what it made beside the packages, and the copy of our site shares ours: a clean build begins without. */
const kept = path.join(root, 'node_modules/.cache/rspack');

/** @param {string} site @param {number} count @returns {Promise<Build>} */
async function measure(site, count) {
  const set = `pages-${count}`;
  const peer = peers.find(({name}) => name === site);
  const sections = generatedSections(count, peer ? '' : generatedBase);
  const folder = peer ? writePeer(peer, set, sections) : writeOurs(set, sections);
  rmSync(kept, {recursive: true, force: true});
  const cost = await measureTree((started) => (peer ? buildPeer(peer, folder, started) : buildOurs(folder, started)));
  const sizes = sizesOf(path.join(folder, peer?.output ?? 'build'));
  rmSync(path.join(work, set, site), {recursive: true});
  return {site, count, cost, sizes};
}

/** @type {Build[]} */
let builds = readResults('build');
for (const count of values.pages.split(',').map(Number)) {
  for (const site of values.sites.split(',')) {
    const build = await measure(site, count);
    builds = [...builds.filter((known) => known.site !== site || known.count !== count), build];
    writeResults('build', builds);
    console.log(`${site}, ${count} pages: ${build.cost.seconds.toFixed(1)} s`);
  }
}
console.log(buildReport(builds));
