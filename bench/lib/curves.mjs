// The picture of how builds grow: seconds and megabytes over pages, a line for each site.
import {formatNumber} from './format.mjs';

/** @typedef {{site: string, pages: number, seconds: number, MB: number, html: number}} Point */

const width = 300;
const height = 200;
const colors = ['#5b3fa8', '#2e8555', '#c2570c', '#3d6fb4'];

/** @param {Point[]} points @param {'seconds' | 'MB' | 'html'} what @param {string} title @param {number} left */
function panel(points, what, title, left) {
  const mostPages = Math.max(...points.map(({pages}) => pages));
  const most = Math.max(...points.map((point) => point[what]));
  const x = (/** @type {number} */ pages) => Math.round((pages / mostPages) * width);
  const y = (/** @type {number} */ value) => Math.round(height - (value / most) * height);
  const text = (/** @type {number} */ atX, /** @type {number} */ atY, /** @type {string} */ words, more = '') =>
    `<text x="${atX}" y="${atY}" ${more}>${words}</text>`;
  const lines = [...new Set(points.map(({site}) => site))].flatMap((site, index) => {
    const own = points.filter((point) => point.site === site);
    const color = colors[index % colors.length];
    return [
      `<polyline points="${own.map((point) => `${x(point.pages)},${y(point[what])}`).join(' ')}" stroke="${color}"/>`,
      ...own.map((point) => `<circle cx="${x(point.pages)}" cy="${y(point[what])}" r="3" fill="${color}"/>`),
      // Names are above each other, in the order of the sites, so that close lines do not hide them.
      text(
        8,
        14 + index * 16,
        `${site}: ${own.map((point) => formatNumber(point[what])).join(', ')}`,
        `fill="${color}"`,
      ),
    ];
  });
  const ticks = [...new Set(points.map(({pages}) => pages))].map((pages) =>
    text(x(pages), height + 18, formatNumber(pages), 'text-anchor="middle"'),
  );
  const axes = `<path d="M0,0V${height}H${width}" stroke="#777"/>`;
  return `<g transform="translate(${left},40)">${text(0, -12, title)}${axes}${[...lines, ...ticks].join('\n')}</g>`;
}

/** @param {Point[]} points @returns {string} an SVG file */
export function drawCurves(points) {
  const panels = [
    panel(points, 'seconds', 'Seconds of a clean build, by pages', 20),
    panel(points, 'MB', 'Megabytes of the built site', 370),
    panel(points, 'html', 'Kilobytes of a page’s HTML', 720),
  ];
  const start =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1050 270" font-family="sans-serif" font-size="12" fill="none">';
  const style = '<style>text:not([fill]) {fill: #333}</style><rect width="1050" height="270" fill="#fff"/>';
  return `${start}\n${style}\n${panels.join('\n')}\n</svg>\n`;
}
