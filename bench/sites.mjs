// Builds the sites that the other scripts visit: ours, the limit, the peers and, with --before, an earlier checkout.
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildSite, checkoutAt, clearBundlerCache} from './lib/checkout.mjs';
import {writeLimit} from './lib/limit.mjs';
import {ourSections} from './lib/pages.mjs';
import {root, work} from './lib/paths.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';
import {beforeFolder} from './lib/sites.mjs';

const {values} = parseArgs({options: {before: {type: 'string'}}});
const before = checkoutAt(values.before);

console.log('Building ours …');
clearBundlerCache(root);
await buildSite(root);
writeLimit();

rmSync(beforeFolder, {recursive: true, force: true});
if (before !== undefined) {
  console.log('Building the state before …');
  clearBundlerCache(before);
  await buildSite(before);
  cpSync(path.join(before, 'build'), beforeFolder, {recursive: true});
}

const sections = ourSections();
for (const peer of peers) {
  console.log(`Building ${peer.name} …`);
  const folder = path.join(work, 'peers', peer.name);
  writePeer(peer, folder, sections);
  await buildPeer(peer, folder);
}
