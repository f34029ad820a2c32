import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {systemChromium} from '../../scripts/chromium.mjs';
import {browserArguments} from './certificate.mjs';
import {bench, work} from './places.mjs';
import {run} from './run.mjs';

/** @typedef {{title: string, score: number | null, auditRefs: {id: string, weight: number}[]}} Category */
/** @typedef {{score: number | null, title: string, displayValue?: string, scoreDisplayMode: string}} Audit */
/** @typedef {{categories: Record<string, Category>, audits: Record<string, Audit>}} Report */

/** One run with the settings of a phone, which are Lighthouse's own. @param {string} address @returns {Promise<Report>} */
export async function lighthouse(address) {
  mkdirSync(work, {recursive: true});
  const output = path.join(work, 'lighthouse.json');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const flags = ['--headless=new', ...sandbox, ...browserArguments()].join(' ');
  process.env.CHROME_PATH ??= systemChromium();
  const program = path.join(bench, 'node_modules/lighthouse/cli/index.js');
  await run(
    [program, address, '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`],
    bench,
  );
  /** @type {Report} */
  const report = JSON.parse(readFileSync(output, 'utf8'));
  return report;
}

/** What keeps a category from 100. @param {Report} report @param {string} id @returns {string[]} */
export function missed({categories, audits}, id) {
  const refs = categories[id]?.auditRefs.filter(({weight}) => weight > 0) ?? [];
  return refs.flatMap(({id: name}) => {
    const audit = audits[name];
    const isMissed = audit !== undefined && audit.score !== null && audit.score < 1;
    return isMissed ? [`${name}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`] : [];
  });
}
