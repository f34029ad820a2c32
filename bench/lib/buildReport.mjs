import {markdownTable, number} from './figures.mjs';
import {goalTable} from './goals.mjs';

/** @typedef {import('../build.mjs').Build} Build */

/** @param {Build[]} builds */
function costTable(builds) {
  return markdownTable(
    ['Pages', 'Site', 'Seconds', 'Processor seconds', 'Peak memory (MB)', 'Milliseconds per page'],
    builds.map(({count, site, cost}) => [
      String(count),
      site,
      number(cost.seconds, 1),
      number(cost.processorSeconds, 1),
      number(cost.peakMegabytes),
      number((cost.seconds * 1000) / count, 1),
    ]),
  );
}

/** What each further page adds, from the smaller build to the larger. @param {Build} small @param {Build} large */
function growth(small, large) {
  const pages = large.count - small.count;
  /** @param {keyof Build['sizes']} part */
  const perPage = (part) => number((large.sizes[part] - small.sizes[part]) / pages);
  return [
    `${small.count} to ${large.count}`,
    large.site,
    ...['html', 'largestScript', 'scripts', 'search', 'texts', 'all'].map((part) =>
      perPage(/** @type {keyof Build['sizes']} */ (part)),
    ),
  ];
}

/** @param {Build[]} builds */
function growthTable(builds) {
  const rows = builds.flatMap((small) => {
    const larger = builds.filter(({site, count}) => site === small.site && count > small.count);
    const [next] = larger.toSorted((one, other) => one.count - other.count);
    return next ? [growth(small, next)] : [];
  });
  const parts = ['HTML', 'largest script by gzip', 'all scripts', 'search', 'Markdown, text, XML', 'all'];
  return markdownTable(['Pages', 'Site', ...parts], rows);
}

/** @param {Build[]} builds @returns {import('./goals.mjs').Goal[]} */
function goalsOf(builds) {
  /** @param {string} site @param {number} count */
  const buildOf = (site, count) => builds.find((build) => build.site === site && build.count === count);
  /** @param {string} site @param {number} count @param {keyof Build['cost']} part */
  const costOf = (site, count, part) => buildOf(site, count)?.cost[part] ?? NaN;
  const pages = [1000, 5000].map((count) => buildOf('ours', count)?.sizes.pages ?? NaN);
  // Every build has pages besides the generated ones, so this is less than five.
  const linear = (pages[1] ?? NaN) / (pages[0] ?? NaN);
  /** @param {keyof Build['cost']} part */
  const growthOf = (part) => ({
    ours: costOf('ours', 5000, part),
    theirs: {name: 'ours, 1,000 pages', figure: costOf('ours', 1000, part)},
    atMost: linear,
  });
  return [
    {
      goal: 'seconds, 1,000 pages',
      ours: costOf('ours', 1000, 'seconds'),
      theirs: {name: 'starlight', figure: costOf('starlight', 1000, 'seconds')},
      atMost: 1,
    },
    {
      goal: 'peak memory, 1,000 pages (MB)',
      ours: costOf('ours', 1000, 'peakMegabytes'),
      theirs: {name: 'vitepress', figure: costOf('vitepress', 1000, 'peakMegabytes')},
      atMost: 0.75,
    },
    {goal: 'seconds, 5,000 pages', ...growthOf('seconds')},
    {goal: 'peak memory, 5,000 pages (MB)', ...growthOf('peakMegabytes')},
  ];
}

/** @param {Build[]} builds */
export function buildReport(builds) {
  const sorted = builds.toSorted((one, other) => one.count - other.count);
  return [
    '### Clean builds',
    costTable(sorted),
    goalTable(goalsOf(builds)),
    '### Bytes that each further page adds',
    growthTable(sorted),
  ].join('\n\n');
}
