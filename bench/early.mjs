// What readers do between the first paint and React, on a slow phone: how soon it is felt and done, and how often.
// Figures of earlier runs are kept, and the next ones go on from there.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch} from './lib/browser.mjs';
import {actions} from './lib/earlyActions.mjs';
import {earlyReport} from './lib/earlyReport.mjs';
import {actBeforeReact, timeToReact} from './lib/earlyVisits.mjs';
import {openLine} from './lib/line.mjs';
import {line} from './lib/phone.mjs';
import {root} from './lib/places.mjs';
import {readResults, writeResults} from './lib/results.mjs';
import {serve} from './lib/server.mjs';

const {values} = parseArgs({
  options: {
    actions: {type: 'string', default: '100'},
    /** Forgets the actions of earlier runs. */
    fresh: {type: 'boolean', default: false},
  },
});

/** The same moments in every run (a linear congruence, numbers from Numerical Recipes). @param {number} count */
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
const slow = openLine(line);
const browser = await launch();
const server = await serve(path.join(root, 'build'), slow);
try {
  /** @type {Map<string, number>} */
  const untilReact = new Map();
  for (const [index, moment] of momentsOf(known + Number(values.actions)).entries()) {
    const action = actions[index % actions.length];
    if (index < known || !action) {
      continue;
    }
    const time = untilReact.get(action.route) ?? (await timeToReact(browser, server.origin + action.route));
    untilReact.set(action.route, time);
    outcomes.push(await actBeforeReact(browser, server.origin, action, moment, time));
    writeResults('early', outcomes);
  }
} finally {
  await browser.close();
  slow.close();
  server.close();
}
console.log(earlyReport(outcomes));
