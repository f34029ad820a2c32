// The figures of the phone, as tables and pictures.
import {drawBars} from './barChart.mjs';
import {siteNames} from './contenders.mjs';
import {formatNumber, markdownTable, spread} from './format.mjs';
import {goalTable, phoneGoals} from './goals.mjs';

/** @typedef {import('./visits.mjs').Round} Round */

/** Figure → its unit. @type {Record<string, string>} */
const units = {
  requests: '',
  transferred: 'bytes',
  HTML: 'bytes',
  styles: 'bytes',
  scripts: 'bytes',
  fonts: 'bytes',
  pictures: 'bytes',
  prefetched: 'bytes',
  FCP: 'ms',
  LCP: 'ms',
  CLS: '',
  TBT: 'ms',
  'menu open at': 'ms',
  'taps on the menu': '',
  'tap early': 'ms',
  'tap after 1 s': 'ms',
  'tap after 6 s': 'ms',
};

const pictured = ['transferred', 'LCP', 'TBT', 'tap early', 'menu open at', 'scripts'];

const wantedRounds = 7;

/** @param {string} figure */
function withUnit(figure) {
  const unit = units[figure];
  return unit ? `${figure} (${unit})` : figure;
}

/** @param {Round[]} rounds @param {string} site @param {string} figure */
function summaryOf(rounds, site, figure) {
  const values = rounds.flatMap((round) => (round.site === site ? (round.figures[figure] ?? []) : []));
  const lost = rounds.filter((round) => round.site === site && round.figures[figure] === null).length;
  return {...spread(values), lost};
}

/** @param {Round[]} rounds in the order of the columns */
function sitesIn(rounds) {
  return siteNames.filter((name) => rounds.some(({site}) => site === name));
}

/** @param {Round[]} rounds of one page */
function figureTable(rounds) {
  const sites = sitesIn(rounds);
  const rows = Object.keys(units).map((figure) => {
    const digits = figure === 'CLS' ? 3 : 0;
    const cells = sites.map((site) => {
      const {median, lost, ...range} = summaryOf(rounds, site, figure);
      const [least, most] = [formatNumber(range.least, digits), formatNumber(range.most, digits)];
      return (
        formatNumber(median, digits) + (least === most ? '' : ` (${least}–${most})`) + (lost ? `, lost ${lost}` : '')
      );
    });
    return [withUnit(figure), ...cells];
  });
  return markdownTable(['', ...sites], rows);
}

/** @param {Round[]} rounds of one page */
function goalsOf(rounds) {
  return phoneGoals.map(({figure, than, atMost}) => {
    const {median, lost} = summaryOf(rounds, 'ours', figure);
    const other = than === undefined ? undefined : {name: than, figure: summaryOf(rounds, than, figure).median};
    return {goal: withUnit(figure), ours: median, other, atMost, lost};
  });
}

/** @param {Round[]} rounds @returns {[page: string, rounds: Round[]][]} */
function byPage(rounds) {
  const pages = [...new Set(rounds.map(({page}) => page))];
  return pages.map((name) => [name, rounds.filter(({page}) => page === name)]);
}

/** @param {Round[]} rounds @returns {string} as Markdown */
export function phoneReport(rounds) {
  return byPage(rounds)
    .flatMap(([page, own]) => {
      const count = own.filter(({site}) => site === 'ours').length;
      return [
        `### Page "${page}", rounds: ${count}`,
        ...(count < wantedRounds ? [`Take at least ${wantedRounds} rounds before you rely on these figures.`] : []),
        figureTable(own),
        goalTable(goalsOf(own)),
      ];
    })
    .join('\n\n');
}

/** @param {Round[]} rounds @returns {{name: string, title: string, picture: string}[]} as SVG */
export function phonePictures(rounds) {
  return byPage(rounds).map(([page, own]) => {
    const title = `The ${page} page on a slow phone; shorter is better`;
    const groups = pictured.map((figure) => {
      const bars = sitesIn(own).map((name) => ({name, value: summaryOf(own, name, figure).median}));
      return {label: figure, unit: units[figure] ?? '', bars: bars.filter(({value}) => !Number.isNaN(value))};
    });
    return {name: `phone-${page}.svg`, title, picture: drawBars(title, groups)};
  });
}
