// Bars, one group a figure, readable by day and by night. Shorter is better everywhere.
import {number} from './figures.mjs';

/** @typedef {{label: string, unit: string, bars: {name: string, value: number}[]}} Group */

const width = 760;
const margin = 16;
const barHeight = 18;
const labelWidth = 120;
/** For the figure behind the longest bar. */
const figureWidth = 130;
const groupGap = 40;

const styles = `
text { font: 13px system-ui, sans-serif; fill: #222; }
.title { font-weight: 600; }
rect { fill: #8a8a94; }
.paper { fill: #fff; }
.ours { fill: #5b3fa8; }
@media (prefers-color-scheme: dark) {
  text { fill: #eee; }
  .paper { fill: #16141c; }
  .ours { fill: #b7a2f2; }
}`;

/** @param {Group} group @param {number} top */
function drawGroup({label, unit, bars}, top) {
  const most = Math.max(1, ...bars.map(({value}) => value || 0));
  const drawn = bars.map(({name, value}, index) => {
    const y = top + 10 + index * (barHeight + 4);
    const length = Math.max(1, ((width - 2 * margin - labelWidth - figureWidth) * (value || 0)) / most);
    const middle = y + barHeight - 5;
    return [
      `<text x="0" y="${middle}">${name}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" class="${name}"/>`,
      `<text x="${(labelWidth + length + 6).toFixed(1)}" y="${middle}">${number(value)} ${unit}</text>`,
    ].join('');
  });
  return `<text x="0" y="${top}" class="title">${label}</text>${drawn.join('')}`;
}

/** @param {string} title @param {Group[]} groups */
export function draw(title, groups) {
  let top = 20;
  const parts = groups.map((group) => {
    const part = drawGroup(group, top);
    top += group.bars.length * (barHeight + 4) + groupGap;
    return part;
  });
  const height = top;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  // Where it is shown may be dark while the reader's system is light.
  const paper = `<rect width="${width}" height="${height}" class="paper"/>`;
  const bars = `<g transform="translate(${margin} ${margin})">${parts.join('\n')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${title}</title><style>${styles}</style>${paper}${bars}</svg>\n`;
}
