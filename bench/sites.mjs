// Builds our site, and the peers from its Markdown, for the measurements on the phone.
import path from 'node:path';
import {ourSections} from './lib/pages.mjs';
import {buildPeer, peers, writePeer} from './lib/peers.mjs';
import {root} from './lib/places.mjs';
import {run} from './lib/run.mjs';

console.log('Building ours …');
await run([path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'], root);
const sections = ourSections();
for (const peer of peers) {
  console.log(`Building ${peer.name} …`);
  await buildPeer(peer, writePeer(peer, 'phone', sections));
}
