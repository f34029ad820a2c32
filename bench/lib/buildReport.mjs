import {markdownTable, number} from './figures.mjs';

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

/** @param {Build[]} builds */
export function buildReport(builds) {
  const sorted = builds.toSorted((one, other) => one.count - other.count);
  return ['### Clean builds', costTable(sorted), '### Bytes that each further page adds', growthTable(sorted)].join(
    '\n\n',
  );
}
