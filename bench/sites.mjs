// Builds the sites that the other scripts visit: ours, the limit and the peers.
import path from 'node:path';
import {buildSite} from './lib/ours.mjs';
import {writeLimit} from './lib/limit.mjs';
import {ourSections} from './lib/pages.mjs';
import {root, work} from './lib/paths.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';

console.log('Building ours …');
await buildSite(root);
writeLimit();

const sections = ourSections();
for (const peer of peers) {
  console.log(`Building ${peer.name} …`);
  const folder = path.join(work, 'peers', peer.name);
  writePeer(peer, folder, sections);
  await buildPeer(peer, folder);
}
