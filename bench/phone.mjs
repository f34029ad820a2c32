// Our site beside its peers on a slow phone. Each round visits every site; the next one begins with another.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch} from './lib/browser.mjs';
import {contenders, pages} from './lib/contenders.mjs';
import {openLine} from './lib/line.mjs';
import {line} from './lib/phone.mjs';
import {measureExecuted} from './lib/executed.mjs';
import {measureVisits} from './lib/visits.mjs';
import {readResults, writeResults} from './lib/results.mjs';
import {serve} from './lib/server.mjs';
import {phonePictures, phoneReport} from './lib/phoneReport.mjs';
import {root, work} from './lib/places.mjs';

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '7'},
    page: {type: 'string', default: Object.keys(pages).join(',')},
    /** Forgets the rounds of earlier runs. */
    fresh: {type: 'boolean', default: false},
  },
});

/** @typedef {import('./lib/visits.mjs').Round} Round */
/** @typedef {import('./lib/executed.mjs').Executed} Executed */

/** @type {Round[]} */
const rounds = values.fresh ? [] : readResults('phone');
const chosen = values.page.split(',');
const slow = openLine(line);
const browser = await launch();
const sites = await Promise.all(
  contenders.map(async (contender) => ({...contender, server: await serve(contender.folder, slow)})),
);

try {
  for (const [page, {route, next}] of Object.entries(pages).filter(([name]) => chosen.includes(name))) {
    const taken = rounds.filter((round) => round.page === page).length / sites.length;
    if (taken === 0) {
      // Also makes the server ready, so that the first round is like the others.
      await measureExecuted(browser, sites, page, route);
    }
    for (let round = taken; round < taken + Number(values.rounds); round += 1) {
      const first = Math.floor(round) % sites.length;
      for (const site of [...sites.slice(first), ...sites.slice(0, first)]) {
        rounds.push({site: site.name, page, figures: await measureVisits(browser, site, route, next)});
      }
      writeResults('phone', rounds);
      console.log(`${page}: round ${round + 1}`);
    }
  }
} finally {
  await browser.close();
  slow.close();
  sites.forEach(({server}) => server.close());
}
/** @type {Executed[]} */
const executed = readResults('executed');
console.log(phoneReport(rounds, executed));
for (const {name, picture} of phonePictures(rounds)) {
  const file = path.join(work, 'results', name);
  writeFileSync(file, picture);
  console.log(`\nA picture: ${path.relative(root, file)}`);
}
