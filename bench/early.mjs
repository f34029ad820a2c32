// What readers do between the first paint and hydration on a slow phone: how soon the page responds, and how often it
// acts.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch} from './lib/browser.mjs';
import {slowConnection} from './lib/connection.mjs';
import {actions} from './lib/earlyActions.mjs';
import {earlyReport} from './lib/earlyReport.mjs';
import {actBeforeHydration, timeToHydrate} from './lib/earlyVisits.mjs';
import {root} from './lib/paths.mjs';
import {slowNetwork} from './lib/phone.mjs';
import {readResults, writeResults} from './lib/results.mjs';
import {serve} from './lib/server.mjs';

const {values} = parseArgs({
  options: {
    actions: {type: 'string', default: '100'},
    /** Discards the actions of earlier runs. */
    fresh: {type: 'boolean', default: false},
  },
});

/** The same random moments in every run, by a linear congruential generator. @param {number} count */
function momentsOf(count) {
  let state = 1;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return Array.from({length: count}, () => ({isLoading: random() < 0.5, share: random()}));
}

/** @type {import('./lib/earlyVisits.mjs').Outcome[]} */
const outcomes = values.fresh ? [] : readResults('early');
const known = outcomes.length;
const connection = slowConnection(slowNetwork);
const browser = await launch();
const server = await serve(path.join(root, 'build'), connection);
try {
  /** @type {Map<string, number>} */
  const hydrationTimes = new Map();
  for (const [index, moment] of momentsOf(known + Number(values.actions)).entries()) {
    const action = actions[index % actions.length];
    if (index < known || !action) {
      continue;
    }
    const time = hydrationTimes.get(action.route) ?? (await timeToHydrate(browser, server.origin + action.route));
    hydrationTimes.set(action.route, time);
    outcomes.push(await actBeforeHydration(browser, server.origin, action, moment, time));
    writeResults('early', outcomes);
  }
} finally {
  await browser.close();
  connection.close();
  server.close();
}
console.log(earlyReport(outcomes));
