// The scores as a table, what keeps one below 100, and whether all are what we set ourselves.
import {markdownTable, spread} from './figures.mjs';

/** @typedef {import('../lighthouse.mjs').Score} Score */

const full = 100;
const asked = 3;

/** @param {Score[]} scores */
function summaryOf(scores) {
  return {...spread(scores.map(({score}) => score)), runs: scores.length, missed: scores.flatMap(({missed}) => missed)};
}

/** @param {{kind: string, category: string, missed: string[]}} cell */
function missedBy({kind, category, missed}) {
  // Names of audits are no words.
  const audits = [...new Set(missed)].map((audit) => `\`${audit}\``);
  return `- ${kind}, ${category}: ${audits.join(', ')}`;
}

/** @param {Score[]} scores */
export function lighthouseReport(scores) {
  const categories = [...new Set(scores.map(({category}) => category))];
  const kinds = [...new Set(scores.map(({kind}) => kind))];
  const cells = kinds.flatMap((kind) =>
    categories.map((category) => ({
      kind,
      category,
      ...summaryOf(scores.filter((score) => score.kind === kind && score.category === category)),
    })),
  );
  /** @param {typeof cells} some */
  const least = (some) => String(Math.min(...some.map(({median}) => median)));
  const rows = kinds.map((kind) => [
    kind,
    ...cells
      .filter((cell) => cell.kind === kind)
      .map(({median, least: worst}) => (worst === median ? String(median) : `${median} (${worst})`)),
  ]);
  const leastOfAll = categories.map((category) => least(cells.filter((cell) => cell.category === category)));
  const below = cells.filter(({median}) => median < full);
  const few = cells.some(({runs}) => runs < asked);
  return [
    '### Lighthouse',
    ...(few ? [`Some pages have fewer than the ${asked} runs that count.`] : []),
    markdownTable(['Page', ...categories], [...rows, ['the least', ...leastOfAll]]),
    `Every median is ${full}: ${below.length === 0 ? 'holds' : 'does not hold'}.`,
    ...(below.length === 0 ? [] : [below.map(missedBy).join('\n')]),
  ].join('\n\n');
}
