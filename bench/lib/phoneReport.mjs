// The figures of the phone as tables: what was measured, and how we stand to what we set ourselves.
import {draw} from './drawing.mjs';
import {markdownTable, number, spread} from './figures.mjs';
import {goalTable} from './goals.mjs';

/** @typedef {import('./visits.mjs').Round} Round */
/** @typedef {import('./executed.mjs').Executed} Executed */

const names = ['ours', 'docusaurus', 'vitepress', 'starlight'];

/** Each figure with its unit. @type {Record<string, string>} */
const rows = {
  requests: '',
  transferred: 'bytes',
  'asked for at once': 'bytes',
  HTML: 'bytes',
  styles: 'bytes',
  scripts: 'bytes',
  fonts: 'bytes',
  pictures: 'bytes',
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

/** @param {string} figure */
function withUnit(figure) {
  const unit = rows[figure];
  return unit ? `${figure} (${unit})` : figure;
}

/** @param {Round[]} rounds @param {string} page @param {string} site @param {string} figure */
function spreadOf(rounds, page, site, figure) {
  const values = rounds.filter((round) => round.page === page && round.site === site);
  return spread(values.flatMap(({figures}) => figures[figure] ?? []));
}

/** How often nothing came of it. A figure that is no number is not stored. @param {Round[]} rounds @param {string} page @param {string} site @param {string} figure */
function lostOf(rounds, page, site, figure) {
  const own = rounds.filter((round) => round.page === page && round.site === site);
  const lost = own.filter(({figures}) => figures[figure] === undefined).length;
  return lost === 0 ? undefined : `lost ${lost}`;
}

const asked = 7;

const drawn = ['transferred', 'LCP', 'TBT', 'tap early', 'menu open at', 'scripts by gzip'];

/** Our figure, whose figure it is held against, and the share of it that we may take. Nobody's: our figure alone counts. */
const limits = /** @type {const} */ ([
  ['transferred', 'starlight', 0.6],
  ['FCP', 'starlight', 0.9],
  ['LCP', 'starlight', 0.9],
  ['TBT', undefined, 0],
  ['CLS', undefined, 0],
  ['scripts by gzip', 'docusaurus', 0.65],
  ['blocking of hydration', 'vitepress', 0.5],
  ['tap early', 'starlight', 1],
  ['tap after 1 s', 'starlight', 1],
  ['tap after 6 s', 'starlight', 1],
  ['tap when hydrated', 'vitepress', 1],
]);

/** @param {Round[]} rounds @param {Executed[]} executed @param {string} page @returns {import('./goals.mjs').Goal[]} */
function goalsOf(rounds, executed, page) {
  /** @param {string} site @param {string} figure */
  const median = (site, figure) => spreadOf(rounds, page, site, figure).median;
  const fromFiles = executed.find((result) => result.page === page && result.site === 'ours')?.fromFiles ?? NaN;
  return [
    ...limits.map(([figure, other, atMost]) => ({
      goal: withUnit(figure),
      ours: median('ours', figure),
      ...(other && {theirs: {name: other, figure: median(other, figure)}}),
      atMost,
      flaw: lostOf(rounds, page, 'ours', figure),
    })),
    {goal: 'scripts executed before acting, beyond the loader (bytes, unpacked)', ours: fromFiles, atMost: 0},
  ];
}

/** @param {Round[]} rounds @param {Executed[]} executed @param {string} page */
function figureTable(rounds, executed, page) {
  const measured = Object.keys(rows).map((figure) => [
    withUnit(figure),
    ...names.map((site) => {
      const {median, least, most} = spreadOf(rounds, page, site, figure);
      const digits = figure === 'CLS' ? 3 : 0;
      const range = least === most ? '' : ` (${number(least, digits)}–${number(most, digits)})`;
      return [number(median, digits) + range, lostOf(rounds, page, site, figure)].filter(Boolean).join(', ');
    }),
  ]);
  const ran = names.map((site) =>
    number(executed.find((result) => result.page === page && result.site === site)?.executed ?? NaN),
  );
  return markdownTable(['', ...names], [...measured, ['scripts executed (bytes, unpacked)', ...ran]]);
}

/** @param {Round[]} rounds */
function pagesIn(rounds) {
  return [...new Set(rounds.map(({page}) => page))];
}

/** @param {Round[]} rounds @param {Executed[]} executed */
export function phoneReport(rounds, executed) {
  return pagesIn(rounds)
    .flatMap((page) => {
      const count = rounds.filter((round) => round.page === page && round.site === 'ours').length;
      return [
        `### Page "${page}", rounds: ${count}`,
        ...(count < asked ? [`These are fewer than the ${asked} that count.`] : []),
        figureTable(rounds, executed, page),
        goalTable(goalsOf(rounds, executed, page)),
      ];
    })
    .join('\n\n');
}

/** @param {Round[]} rounds @returns {{name: string, title: string, picture: string}[]} as SVG */
export function phonePictures(rounds) {
  return pagesIn(rounds).map((page) => {
    const title = `The ${page} page on a slow phone; shorter is better`;
    const groups = drawn.map((figure) => ({
      label: figure,
      unit: rows[figure] ?? '',
      bars: names.map((name) => ({name, value: spreadOf(rounds, page, name, figure).median})),
    }));
    return {name: `phone-${page}.svg`, title, picture: draw(title, groups)};
  });
}
