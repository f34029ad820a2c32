// The report on early actions.
import {actions} from './earlyActions.mjs';
import {formatNumber, markdownTable, spread} from './format.mjs';
import {earlyGoals, goalTable} from './goals.mjs';

/** @typedef {import('./earlyVisits.mjs').Outcome} Outcome */

const wantedActions = 100;

/** A response that never came counts as infinite. @param {Outcome[]} outcomes @param {'feedback' | 'done'} key */
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
  const head = ['Action', 'Times', 'Feedback: median, slowest (ms)', 'Done: median, slowest (ms)', 'Lost', 'Twice'];
  const rows = actions.map(({name}) => {
    const own = outcomes.filter((outcome) => outcome.name === name);
    const {lost, twice} = countsOf(own);
    const [feedback = '', done = ''] = /** @type {const} */ (['feedback', 'done']).map((key) => {
      const {median, most} = timesOf(own, key);
      return `${formatNumber(median)}, ${formatNumber(most)}`;
    });
    return [name, String(own.length), feedback, done, String(lost), String(twice)];
  });
  return markdownTable(head, rows);
}

/** @param {Outcome[]} outcomes @returns {string} as Markdown */
export function earlyReport(outcomes) {
  const {lost, twice} = countsOf(outcomes);
  const goals = [
    {goal: 'slowest feedback (ms)', ours: timesOf(outcomes, 'feedback').most, atMost: earlyGoals.slowestFeedback},
    {goal: 'lost', ours: lost, atMost: earlyGoals.lost},
    {goal: 'carried out twice', ours: twice, atMost: earlyGoals.twice},
  ];
  const few = outcomes.length < wantedActions;
  return [
    `### ${outcomes.length} early actions`,
    ...(few ? [`Take at least ${wantedActions} actions before you rely on these figures.`] : []),
    actionTable(outcomes),
    goalTable(goals),
  ].join('\n\n');
}
