import {markdownTable, spread} from './figures.mjs';

/** @typedef {import('../lighthouse.mjs').Score} Score */

/** @param {Score[]} scores */
export function lighthouseReport(scores) {
  const categories = [...new Set(scores.map(({category}) => category))];
  const kinds = [...new Set(scores.map(({kind}) => kind))];
  /** @param {string} kind @param {string} category */
  const medianOf = (kind, category) =>
    spread(scores.filter((score) => score.kind === kind && score.category === category).map(({score}) => score)).median;
  const table = markdownTable(
    ['Page', ...categories],
    kinds.map((kind) => [kind, ...categories.map((category) => String(medianOf(kind, category)))]),
  );
  const below = kinds.flatMap((kind) =>
    categories
      .filter((category) => medianOf(kind, category) < 100)
      .map((category) => {
        const ofBoth = scores.filter((score) => score.kind === kind && score.category === category);
        return `- ${kind}, ${category}: ${[...new Set(ofBoth.flatMap(({missed}) => missed))].join(', ')}`;
      }),
  );
  return [table, below.length === 0 ? 'Nothing is below 100.' : below.join('\n')].join('\n\n');
}
