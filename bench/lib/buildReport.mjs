// The medians of clean builds, as a table.
import {siteNames} from './contenders.mjs';
import {formatNumber, markdownTable, spread} from './format.mjs';
import {buildGoals, goalTable} from './goals.mjs';

/** @typedef {import('../build.mjs').Build} Build */
/** @typedef {import('../build.mjs').Cost} Cost */

/** @param {Build[]} builds of one site with the same count of pages */
function mediansOf(builds) {
  /** @param {keyof Cost} part */
  const median = (part) => spread(builds.map(({cost}) => cost[part])).median;
  return {
    seconds: median('seconds'),
    processorSeconds: median('processorSeconds'),
    peakMegabytes: median('peakMegabytes'),
    outputMegabytes: spread(builds.map(({outputMegabytes}) => outputMegabytes)).median,
  };
}

/** @param {Build[]} builds @returns {string} as Markdown */
export function buildReport(builds) {
  /** @param {string} name @param {number} pages */
  const buildsOf = (name, pages) => builds.filter(({site, count}) => site === name && count === pages);
  const counts = [...new Set(builds.map(({count}) => count))].sort((one, other) => one - other);
  const rows = counts.flatMap((count) =>
    siteNames.flatMap((site) => {
      const own = buildsOf(site, count);
      const {seconds, processorSeconds, peakMegabytes, outputMegabytes} = mediansOf(own);
      const times = [formatNumber(seconds, 1), formatNumber(processorSeconds, 1)];
      const sizes = [formatNumber(peakMegabytes), formatNumber(outputMegabytes, 1)];
      return own.length === 0 ? [] : [[formatNumber(count), site, String(own.length), ...times, ...sizes]];
    }),
  );
  const goals = buildGoals.map(({part, goal, pages, than, atMost}) => ({
    goal,
    ours: mediansOf(buildsOf('ours', pages))[part],
    other: {name: than, figure: mediansOf(buildsOf(than, pages))[part]},
    atMost,
  }));
  const head = ['Pages', 'Site', 'Runs', 'Seconds', 'Processor seconds', 'Peak memory (MB)', 'Output (MB)'];
  return ['### Clean builds', markdownTable(head, rows), goalTable(goals)].join('\n\n');
}
