// The figures of the phone as tables: what was measured, and how we stand to what we set ourselves.
import {markdownTable, number, spread} from './figures.mjs';

/** @typedef {import('./visits.mjs').Round} Round */
/** @typedef {import('./executed.mjs').Executed} Executed */

const names = ['ours', 'docusaurus', 'vitepress', 'starlight'];

/** Each figure with its unit. */
const rows = {
  requests: '',
  bytes: 'bytes',
  'bytes HTML': 'bytes',
  'bytes styles': 'bytes',
  'bytes scripts': 'bytes',
  'bytes fonts': 'bytes',
  'bytes pictures': 'bytes',
  ahead: 'bytes',
  FCP: 'ms',
  LCP: 'ms',
  CLS: '',
  TBT: 'ms',
  'blocking with hydration': 'ms',
  'blocking of hydration': 'ms',
  'longest task': 'ms',
  hydration: 'ms',
  'scripts by gzip': 'bytes',
  'scripts by gzip, with those fetched ahead': 'bytes',
  'menu open at': 'ms',
  'taps on the menu': '',
  'tap early': 'ms',
  'tap after 1 s': 'ms',
  'tap after 6 s': 'ms',
  'tap when hydrated': 'ms',
};

/** @param {Round[]} rounds @param {string} page @param {string} site @param {string} figure */
function spreadOf(rounds, page, site, figure) {
  const values = rounds.filter((round) => round.page === page && round.site === site);
  return spread(values.flatMap(({figures}) => figures[figure] ?? []));
}

/** How often nothing came of it. A figure that is no number is stored as null. @param {Round[]} rounds @param {string} page @param {string} site @param {string} figure */
function lostOf(rounds, page, site, figure) {
  const of = rounds.filter((round) => round.page === page && round.site === site);
  const lost = of.filter(({figures}) => figures[figure] === undefined).length;
  return lost === 0 ? '' : `, lost ${lost}`;
}

/** The goals: our figure, whose figure it is held against, and the share of it that we may take. */
const goals = /** @type {const} */ ([
  ['bytes', 'starlight', 0.6],
  ['FCP', 'starlight', 0.9],
  ['LCP', 'starlight', 0.9],
  ['scripts by gzip', 'docusaurus', 0.65],
  ['blocking of hydration', 'vitepress', 0.5],
  ['tap early', 'starlight', 1],
  ['tap after 1 s', 'starlight', 1],
  ['tap after 6 s', 'starlight', 1],
  ['tap when hydrated', 'vitepress', 1],
]);

/** @param {Round[]} rounds @param {string} page */
function goalTable(rounds, page) {
  return markdownTable(
    ['Goal', 'Ours', 'Theirs', 'Ratio', 'At most', 'Held'],
    goals.map(([figure, other, atMost]) => {
      const ours = spreadOf(rounds, page, 'ours', figure).median;
      const theirs = spreadOf(rounds, page, other, figure).median;
      const ratio = ours / theirs;
      const held = ratio <= atMost ? 'yes' : 'no';
      return [`${figure}, beside ${other}`, number(ours), number(theirs), number(ratio, 2), String(atMost), held];
    }),
  );
}

/** @param {Round[]} rounds @param {Executed[]} executed @param {string} page */
function figureTable(rounds, executed, page) {
  const measured = Object.entries(rows).map(([figure, unit]) => [
    unit === '' ? figure : `${figure} (${unit})`,
    ...names.map((site) => {
      const {median, least, most} = spreadOf(rounds, page, site, figure);
      const digits = figure === 'CLS' ? 3 : 0;
      const range = least === most ? '' : ` (${number(least, digits)}–${number(most, digits)})`;
      return number(median, digits) + range + lostOf(rounds, page, site, figure);
    }),
  ]);
  const ran = names.map((site) =>
    number(executed.find((result) => result.page === page && result.site === site)?.executed ?? NaN),
  );
  return markdownTable(['', ...names], [...measured, ['scripts executed (bytes, unpacked)', ...ran]]);
}

/** @param {Round[]} rounds @param {Executed[]} executed */
export function phoneReport(rounds, executed) {
  return [...new Set(rounds.map(({page}) => page))]
    .map((page) => {
      const count = rounds.filter((round) => round.page === page && round.site === 'ours').length;
      const title = `### Page "${page}", ${count} rounds`;
      return [title, figureTable(rounds, executed, page), goalTable(rounds, page)].join('\n\n');
    })
    .join('\n\n');
}

/** What the picture shows. @param {Round[]} rounds @param {string} page */
export function phoneBars(rounds, page) {
  return ['bytes', 'LCP', 'TBT', 'tap early', 'menu open at', 'scripts by gzip'].map((figure) => ({
    label: figure,
    unit: rows[/** @type {keyof typeof rows} */ (figure)],
    bars: names.map((name) => ({name, value: spreadOf(rounds, page, name, figure).median})),
  }));
}
