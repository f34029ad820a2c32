import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {installedChromium} from './browser.mjs';
import {browserArguments} from './certificate.mjs';
import {bench, work} from './paths.mjs';
import {run} from './run.mjs';

/** @typedef {{id: string, weight: number}[]} AuditRefs */
/** @typedef {{title: string, score: number | null, auditRefs: AuditRefs}} Category */
/** @typedef {{score: number | null, displayValue?: string}} Audit */
/** @typedef {{categories: Record<string, Category>, audits: Record<string, Audit>}} Report */

/** One run with Lighthouse's default settings for a phone. @param {string} address @returns {Promise<Report>} */
export async function lighthouse(address) {
  mkdirSync(work, {recursive: true});
  const output = path.join(work, 'lighthouse.json');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const flags = ['--headless=new', ...sandbox, ...browserArguments()].join(' ');
  process.env.CHROME_PATH ??= installedChromium() ?? '';
  const program = path.join(bench, 'node_modules/lighthouse/cli/index.js');
  await run(
    [program, address, '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`],
    bench,
  );
  /** @type {Report} */
  const report = JSON.parse(readFileSync(output, 'utf8'));
  return report;
}

/** The audits that keep a category below 100. @param {Report} report @param {AuditRefs} refs @returns {string[]} */
export function missedAudits({audits}, refs) {
  return refs.flatMap(({id, weight}) => {
    const {score = null, displayValue} = audits[id] ?? {};
    const isMissed = weight > 0 && score !== null && score < 1;
    return isMissed ? [id + (displayValue === undefined ? '' : ` (${displayValue})`)] : [];
  });
}
