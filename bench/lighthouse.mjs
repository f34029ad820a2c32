// Runs Lighthouse, with its settings for a phone, on a page of each of six kinds.
//   node lighthouse.mjs --runs 3
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {installedChromium} from './lib/browser.mjs';
import {browserArguments} from './lib/certificate.mjs';
import {fastConnection} from './lib/connection.mjs';
import {markdownTable, median} from './lib/format.mjs';
import {bench, root, work} from './lib/paths.mjs';
import {run} from './lib/run.mjs';
import {serve} from './lib/server.mjs';

const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});

const kinds = {
  home: '/',
  'wiki page': '/wiki/session/settings',
  emergency: '/wiki/session/emergency',
  operation: '/docs/api/time/add',
  changelog: '/changelog/emlalock',
  blog: '/blog',
};

/** @typedef {{title: string, score: number | null, auditRefs: {id: string, weight: number}[]}} Category */
/** @typedef {{categories: Record<string, Category>, audits: Record<string, {score: number | null}>}} Report */

/** @param {string} address @returns {Promise<Report>} */
async function measure(address) {
  const output = path.join(work, 'lighthouse.json');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const flags = ['--headless=new', ...sandbox, ...browserArguments()].join(' ');
  process.env.CHROME_PATH ??= installedChromium() ?? '';
  const program = path.join(bench, 'node_modules/lighthouse/cli/index.js');
  const options = ['--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`];
  await run([program, address, ...options], bench);
  /** @type {Report} */
  const report = JSON.parse(readFileSync(output, 'utf8'));
  return report;
}

/** The audits that keep a category below 100. @param {Report} report @param {Category} category */
function missed({audits}, {auditRefs}) {
  return auditRefs.filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({id}) => id);
}

const server = await serve(path.join(root, 'build'), fastConnection);
/** @type {string[][]} */
const rows = [];
let titles = ['kind'];
try {
  for (const [kind, route] of Object.entries(kinds)) {
    const reports = [];
    for (let count = 0; count < Number(values.runs); count += 1) {
      reports.push(await measure(server.origin + route));
    }
    const categories = reports.map((report) => Object.values(report.categories));
    titles = ['kind', ...(categories[0] ?? []).map(({title}) => title), 'missed'];
    const scores = (categories[0] ?? []).map((_, index) =>
      median(categories.map((list) => Math.round((list[index]?.score ?? 0) * 100))),
    );
    const faults = reports.flatMap((report) => Object.values(report.categories).flatMap((one) => missed(report, one)));
    rows.push([kind, ...scores.map(String), [...new Set(faults)].join(', ')]);
    console.error(kind);
  }
} finally {
  server.close();
}
console.log(markdownTable(titles, rows));
