// Runs Lighthouse on one page of each kind, as on a phone.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fastConnection} from './lib/connection.mjs';
import {lighthouse, missedAudits} from './lib/lighthouse.mjs';
import {lighthouseReport} from './lib/lighthouseReport.mjs';
import {pageKinds} from './lib/pageKinds.mjs';
import {root} from './lib/paths.mjs';
import {readResults, writeResults} from './lib/results.mjs';
import {serve} from './lib/server.mjs';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '3'},
    /** Names of kinds, separated by commas. */
    kinds: {type: 'string'},
    /** Discards the scores of earlier runs. */
    fresh: {type: 'boolean', default: false},
  },
});

/** @typedef {{kind: string, category: string, score: number, missed: string[]}} Score */

/** @type {Score[]} */
const scores = values.fresh ? [] : readResults('lighthouse');
const chosen = values.kinds?.split(',');
const server = await serve(path.join(root, 'build'), fastConnection);
try {
  for (const {kind, route} of pageKinds().filter((page) => chosen?.includes(page.kind) ?? true)) {
    for (let run = 0; run < Number(values.runs); run += 1) {
      const report = await lighthouse(server.origin + route);
      for (const {title, score, auditRefs} of Object.values(report.categories)) {
        const missed = missedAudits(report, auditRefs);
        scores.push({kind, category: title, score: Math.round((score ?? 0) * 100), missed});
      }
    }
    writeResults('lighthouse', scores);
    console.log(`${kind}: done`);
  }
} finally {
  server.close();
}
console.log(lighthouseReport(scores));
