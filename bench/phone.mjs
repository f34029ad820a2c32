// Compares our site with its peers on a slow phone. Each round visits every site, and starts with a different one.
import {parseArgs} from 'node:util';
import {launch} from './lib/browser.mjs';
import {slowConnection} from './lib/connection.mjs';
import {contenders} from './lib/contenders.mjs';
import {measuredPages} from './lib/ourPages.mjs';
import {slowNetwork} from './lib/phone.mjs';
import {phoneReport} from './lib/phoneReport.mjs';
import {readResults, writeResults} from './lib/results.mjs';
import {serve} from './lib/server.mjs';
import {measureLoad, measureRound} from './lib/visits.mjs';

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '7'},
    page: {type: 'string', default: Object.keys(measuredPages).join(',')},
    /** Discards the rounds of earlier runs. */
    fresh: {type: 'boolean', default: false},
  },
});

/** @type {import('./lib/visits.mjs').Round[]} */
const rounds = values.fresh ? [] : readResults('phone');
const chosen = values.page.split(',');
const connection = slowConnection(slowNetwork);
const browser = await launch();
const sites = await Promise.all(
  contenders().map(async (contender) => ({...contender, server: await serve(contender.folder, connection)})),
);

try {
  for (const [name, page] of Object.entries(measuredPages).filter(([one]) => chosen.includes(one))) {
    // The server compresses files on the first request, which must not be measured.
    for (const site of sites) {
      await measureLoad(browser, site, page.route);
      if (site.controls) {
        await measureLoad(browser, site, page.next);
      }
    }
    const done = rounds.filter(({page: measured, site}) => measured === name && site === 'ours').length;
    for (let round = done; round < done + Number(values.rounds); round += 1) {
      const first = round % sites.length;
      for (const site of [...sites.slice(first), ...sites.slice(0, first)]) {
        rounds.push({site: site.name, page: name, figures: await measureRound(browser, site, page)});
      }
      writeResults('phone', rounds);
      console.log(`${name}: round ${round + 1}`);
    }
  }
} finally {
  await browser.close();
  connection.close();
  sites.forEach(({server}) => server.close());
}
console.log(phoneReport(rounds));
