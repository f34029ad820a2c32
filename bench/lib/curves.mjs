// The picture of how builds grow with their pages: a line for each site.
import {formatNumber} from './format.mjs';

/** @typedef {{site: string, pages: number, seconds: number, MB: number, html: number}} Point */

const width = 300;
const height = 200;
const colors = ['#5b3fa8', '#2e8555', '#c2570c'];

/** @param {Point[]} points @param {'seconds' | 'MB' | 'html'} what @param {string} title @param {number} left */
function panel(points, what, title, left) {
  const mostPages = Math.max(...points.map(({pages}) => pages));
  const most = Math.max(...points.map((point) => point[what]));
  const xOf = (/** @type {Point} */ {pages}) => Math.round((pages / mostPages) * width);
  const yOf = (/** @type {Point} */ point) => Math.round(height - (point[what] / most) * height);
  const lines = [...new Set(points.map(({site}) => site))].flatMap((site, index) => {
    const own = points.filter((point) => point.site === site);
    const color = colors[index % colors.length];
    const values = own.map((point) => formatNumber(point[what])).join(', ');
    return [
      `<polyline points="${own.map((point) => `${xOf(point)},${yOf(point)}`).join(' ')}" stroke="${color}"/>`,
      ...own.map((point) => `<circle cx="${xOf(point)}" cy="${yOf(point)}" r="3" fill="${color}"/>`),
      `<text x="8" y="${14 + index * 16}" fill="${color}">${site}: ${values}</text>`,
    ];
  });
  const ticks = points.map((point) => `<text x="${xOf(point)}" y="${height + 18}">${formatNumber(point.pages)}</text>`);
  const axes = `<text y="-12">${title}</text><path d="M0,0V${height}H${width}" stroke="#777"/>`;
  return [`<g transform="translate(${left},40)">`, axes, ...lines, ...new Set(ticks), '</g>'].join('\n');
}

/** @param {Point[]} points @returns {string} an SVG file */
export function drawCurves(points) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1070 270" font-family="sans-serif" font-size="12" fill="none">
<style>text:not([fill]) {fill: #333}</style><rect width="1070" height="270" fill="#fff"/>
${panel(points, 'seconds', 'Seconds of a clean build, by pages', 20)}
${panel(points, 'MB', 'Megabytes of the built site', 370)}
${panel(points, 'html', 'Kilobytes of a page’s HTML', 720)}
</svg>
`;
}
