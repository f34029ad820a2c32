// What we set ourselves beside what was measured, and whether it holds.
import {markdownTable, number} from './figures.mjs';

/**
 * @typedef {object} Goal
 * @property {string} goal
 * @property {number} ours
 * @property {{name: string, figure: number}} [theirs] of which ours may be a share
 * @property {number} atMost this share, or the figure itself where nobody else's is asked for
 * @property {string | undefined} [flaw] what keeps it from holding, whatever the figures are
 */

/** @param {number} value */
function brief(value) {
  return number(value, value < 10 ? 3 : 0);
}

/** @param {Goal} goal */
function verdict({ours, theirs, atMost, flaw}) {
  if (Number.isNaN(ours) || Number.isNaN(theirs?.figure)) {
    return 'not measured';
  }
  if (flaw !== undefined) {
    return `does not hold: ${flaw}`;
  }
  return ours <= atMost * (theirs?.figure ?? 1) ? 'holds' : 'does not hold';
}

/** @param {Goal[]} goals */
export function goalTable(goals) {
  return markdownTable(
    ['Goal', 'Ours', 'Theirs', 'Ratio', 'At most', 'Verdict'],
    goals.map((one) => [
      one.goal,
      brief(one.ours),
      one.theirs ? `${brief(one.theirs.figure)} (${one.theirs.name})` : '',
      one.theirs ? number(one.ours / one.theirs.figure, 2) : '',
      number(one.atMost, 2),
      verdict(one),
    ]),
  );
}
