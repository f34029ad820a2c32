// What became of early actions, and whether it is what we set ourselves.
import {actions, atOnce, later} from './earlyActions.mjs';
import {markdownTable, number, spread} from './figures.mjs';
import {goalTable} from './goals.mjs';

/** @typedef {import('./earlyVisits.mjs').Outcome} Outcome */

const asked = 100;

/** What never came took for ever. @param {Outcome[]} outcomes @param {'felt' | 'done'} key */
function timesOf(outcomes, key) {
  return spread(outcomes.map((outcome) => outcome[key] ?? Infinity));
}

/** @param {Outcome[]} outcomes */
function countsOf(outcomes) {
  return {
    lost: outcomes.filter(({times}) => times < 1).length,
    twice: outcomes.filter(({times}) => times > 1).length,
  };
}

/** @param {Outcome[]} outcomes */
function actionTable(outcomes) {
  const head = ['Action', 'Times', 'Felt: median, most (ms)', 'Done: median, most (ms)', 'Within', 'Lost', 'Twice'];
  const rows = actions.map(({name, within}) => {
    const own = outcomes.filter((outcome) => outcome.name === name);
    const {lost, twice} = countsOf(own);
    const [felt, done] = /** @type {const} */ (['felt', 'done']).map((key) => {
      const {median, most} = timesOf(own, key);
      return `${number(median)}, ${number(most)}`;
    });
    return [name, String(own.length), felt ?? '', done ?? '', String(within), String(lost), String(twice)];
  });
  return markdownTable(head, rows);
}

/** @param {Outcome[]} outcomes */
function goals(outcomes) {
  const {lost, twice} = countsOf(outcomes);
  /** @param {number} limit */
  const slowest = (limit) => {
    const names = actions.filter(({within}) => within === limit).map(({name}) => name);
    const own = outcomes.filter(({name}) => names.includes(name));
    return {
      goal: `${names.join(', ')}: the slowest is done within (ms)`,
      ours: timesOf(own, 'done').most,
      atMost: limit,
    };
  };
  return [
    {goal: 'the last that is felt (ms)', ours: timesOf(outcomes, 'felt').most, atMost: atOnce},
    {goal: 'lost', ours: lost, atMost: 0},
    {goal: 'carried out twice', ours: twice, atMost: 0},
    slowest(atOnce),
    slowest(later),
  ];
}

/** @param {Outcome[]} outcomes */
export function earlyReport(outcomes) {
  return [
    `### ${outcomes.length} early actions`,
    ...(outcomes.length < asked ? [`These are fewer than the ${asked} that count.`] : []),
    actionTable(outcomes),
    goalTable(goals(outcomes)),
  ].join('\n\n');
}
