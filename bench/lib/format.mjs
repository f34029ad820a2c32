/** @param {number[]} values @returns {number} NaN where there are no values */
export function median(values) {
  const sorted = values.toSorted((one, two) => one - two);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** @param {number} value @param {number} [digits] */
export function formatNumber(value, digits = 0) {
  return Number.isNaN(value) ? '–' : value.toLocaleString('en-GB', {maximumFractionDigits: digits});
}

/** @param {string[]} head @param {string[][]} rows */
export function markdownTable(head, rows) {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
