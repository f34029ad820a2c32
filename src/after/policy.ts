import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {policy} from '../site/policy';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The inline scripts of a page. Data for programs, such as `application/ld+json`, is never run. */
function inlineScripts($: CheerioAPI): string[] {
  const scripts = $('script:not([src], [type^="application/"])').get();
  return scripts.map((script) => $(script).text());
}

/** The hashes of the inline scripts of the site: those of the not-found page, which has nothing that an author wrote. */
function hashesOfSite(outDir: string): string[] {
  return inlineScripts(load(readFileSync(path.join(outDir, '404.html'), 'utf8'))).map(hashOf);
}

/** The policy of a page, for hosts without headers. */
export function policyTag({outDir}: Pick<Props, 'outDir'>): string {
  const scripts = [policy['script-src'], ...hashesOfSite(outDir)].join(' ');
  const directives = Object.entries({...policy, 'script-src': scripts}).map((directive) => directive.join(' '));
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join(';')}">`;
}
