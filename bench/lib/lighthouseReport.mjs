// The scores as a table, and the audits that keep them below 100.
import {markdownTable, spread} from './format.mjs';

/** @typedef {import('../lighthouse.mjs').Score} Score */

const full = 100;
const wantedRuns = 3;

/** @param {Score[]} scores @returns {string} as Markdown */
export function lighthouseReport(scores) {
  const categories = [...new Set(scores.map(({category}) => category))];
  const kinds = [...new Set(scores.map(({kind}) => kind))];
  const cells = kinds.flatMap((kind) =>
    categories.map((category) => {
      const runs = scores.filter((score) => score.kind === kind && score.category === category);
      const missed = [...new Set(runs.flatMap((run) => run.missed))];
      return {kind, category, runs: runs.length, missed, ...spread(runs.map(({score}) => score))};
    }),
  );
  const rows = kinds.map((kind) => [
    kind,
    ...cells
      .filter((cell) => cell.kind === kind)
      .map(({median, least}) => (least === median ? String(median) : `${median} (${least})`)),
  ]);
  const lowest = categories.map((category) =>
    String(Math.min(...cells.filter((cell) => cell.category === category).map(({median}) => median))),
  );
  const below = cells.filter(({median}) => median < full);
  const reasons = below.map(
    ({kind, category, missed}) => `- ${kind}, ${category}: ${missed.map((audit) => `\`${audit}\``).join(', ')}`,
  );
  const few = cells.some(({runs}) => runs < wantedRuns);
  return [
    '### Lighthouse',
    ...(few ? [`Take at least ${wantedRuns} runs of each page before you rely on these scores.`] : []),
    markdownTable(['Page', ...categories], [...rows, ['lowest', ...lowest]]),
    `Goal: every median is ${full}. ${below.length === 0 ? 'Reached.' : 'Missed by:'}`,
    ...(below.length === 0 ? [] : [reasons.join('\n')]),
  ].join('\n\n');
}
