// The goals for the site, and whether the figures reach them.
import {formatNumber, markdownTable} from './format.mjs';

/** The goals for each measured page. Figures are medians; some are limited to a share of another site's figure. */
export const phoneGoals = [
  {figure: 'LCP', than: 'limit', atMost: 1.25},
  {figure: 'transferred', than: 'starlight', atMost: 0.5},
  {figure: 'FCP', than: 'starlight', atMost: 0.95},
  {figure: 'LCP', than: 'starlight', atMost: 0.75},
  {figure: 'TBT', atMost: 0},
  {figure: 'CLS', atMost: 0},
  {figure: 'tap early', than: 'starlight', atMost: 1},
  {figure: 'tap after 1 s', than: 'starlight', atMost: 1},
  {figure: 'tap after 6 s', than: 'starlight', atMost: 1},
];

export const buildGoals = /** @type {const} */ ([
  {goal: 'seconds, 1,000 pages', part: 'seconds', pages: 1000, than: 'before', atMost: 1.1},
  {goal: 'peak memory, 1,000 pages (MB)', part: 'peakMegabytes', pages: 1000, than: 'before', atMost: 1.1},
]);

/**
 * @typedef {object} Goal
 * @property {string} goal
 * @property {number} ours
 * @property {{name: string, figure: number} | undefined} [other] the site that ours is compared with
 * @property {number} atMost a share of the other's figure, or the figure itself
 * @property {number} [lost] how often a tap led nowhere
 */

/** @param {Goal} goal */
function verdict({ours, other, atMost, lost = 0}) {
  if (Number.isNaN(ours) || Number.isNaN(other?.figure)) {
    return 'not measured';
  }
  if (lost > 0) {
    return `missed: lost ${lost}`;
  }
  return ours <= atMost * (other?.figure ?? 1) ? 'reached' : 'missed';
}

/** @param {Goal[]} goals */
export function goalTable(goals) {
  /** @param {number} value */
  const brief = (value) => formatNumber(value, value < 10 ? 3 : 0);
  return markdownTable(
    ['Goal', 'Ours', 'Compared with', 'Ratio', 'At most', 'Verdict'],
    goals.map((one) => [
      one.goal,
      brief(one.ours),
      one.other ? `${brief(one.other.figure)} (${one.other.name})` : '',
      one.other ? formatNumber(one.ours / one.other.figure, 2) : '',
      formatNumber(one.atMost, 2),
      verdict(one),
    ]),
  );
}
