// Lighthouse on a page of each kind, as on a phone. Figures of earlier runs are kept.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {lighthouse, missed} from './lib/lighthouse.mjs';
import {lighthouseReport} from './lib/lighthouseReport.mjs';
import {openFastLine} from './lib/line.mjs';
import {pageKinds} from './lib/pageKinds.mjs';
import {root} from './lib/places.mjs';
import {readResults, writeResults} from './lib/results.mjs';
import {serve} from './lib/server.mjs';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '3'},
    /** Names of kinds, with commas between them. */
    kinds: {type: 'string'},
    fresh: {type: 'boolean', default: false},
  },
});

/** @typedef {{kind: string, route: string, category: string, score: number, missed: string[]}} Score */

/** @type {Score[]} */
const scores = values.fresh ? [] : readResults('lighthouse');
const chosen = values.kinds?.split(',');
const server = await serve(path.join(root, 'build'), openFastLine());
try {
  for (const {kind, route} of pageKinds().filter((page) => chosen?.includes(page.kind) ?? true)) {
    for (let turn = 0; turn < Number(values.runs); turn += 1) {
      const report = await lighthouse(server.origin + route);
      for (const [id, {title, score}] of Object.entries(report.categories)) {
        scores.push({kind, route, category: title, score: Math.round((score ?? 0) * 100), missed: missed(report, id)});
      }
    }
    writeResults('lighthouse', scores);
    console.log(`${kind}: done`);
  }
} finally {
  server.close();
}
console.log(lighthouseReport(scores));
