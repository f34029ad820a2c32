// Groups of bars as SVG, for light and dark backgrounds.
import {formatNumber} from './format.mjs';

/** @typedef {{label: string, unit: string, bars: {name: string, value: number}[]}} Group */

const width = 760;
const margin = 16;
const barHeight = 18;
const nameWidth = 120;
/** Space for the figure next to the longest bar. */
const figureWidth = 130;
const groupGap = 40;

const styles = `
text { font: 13px system-ui, sans-serif; fill: #222; }
.title { font-weight: 600; }
rect { fill: #8a8a94; }
.background { fill: #fff; }
.ours { fill: #5b3fa8; }
@media (prefers-color-scheme: dark) {
  text { fill: #eee; }
  .background { fill: #16141c; }
  .ours { fill: #b7a2f2; }
}`;

/** @param {Group} group @param {number} top */
function drawGroup({label, unit, bars}, top) {
  const most = Math.max(1, ...bars.map(({value}) => value));
  const drawn = bars.map(({name, value}, index) => {
    const y = top + 10 + index * (barHeight + 4);
    const length = Math.max(1, ((width - 2 * margin - nameWidth - figureWidth) * value) / most);
    const baseline = y + barHeight - 5;
    return [
      `<text x="0" y="${baseline}">${name}</text>`,
      `<rect x="${nameWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" class="${name}"/>`,
      `<text x="${(nameWidth + length + 6).toFixed(1)}" y="${baseline}">${formatNumber(value)} ${unit}</text>`,
    ].join('');
  });
  return `<text x="0" y="${top}" class="title">${label}</text>${drawn.join('')}`;
}

/** @param {string} title @param {Group[]} groups @returns {string} an SVG file */
export function drawBars(title, groups) {
  let height = 20;
  const parts = groups.map((group) => {
    const part = drawGroup(group, height);
    height += group.bars.length * (barHeight + 4) + groupGap;
    return part;
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  // An explicit background, because the page may be dark while the reader's system is light.
  const background = `<rect width="${width}" height="${height}" class="background"/>`;
  const bars = `<g transform="translate(${margin} ${margin})">${parts.join('\n')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${title}</title><style>${styles}</style>${background}${bars}</svg>\n`;
}
