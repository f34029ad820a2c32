import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Step} from '../../build/afterBuild';
import {outputFile} from '../../build/outputFile';
import {headerRules, type HeaderRule} from '../../site/headers';
import type {Redirect} from '../../site/redirects';
import {readInline} from './readInline';

/** The content of `_headers`. The host joins the values of several rules, so `!` first removes what another rule set. */
export function headersFile(rules: HeaderRule[], base: string): string {
  const blocks = rules.map((rule, index) => {
    const before = rules.slice(0, index).flatMap(({fields}) => Object.keys(fields));
    const lines = Object.entries(rule.fields).flatMap(([name, value]) => [
      ...(before.includes(name) || value === null ? [`  ! ${name}`] : []),
      ...(value === null ? [] : [`  ${name}: ${value}`]),
    ]);
    return [base + rule.path.slice(1), ...lines, ''].join('\n');
  });
  return blocks.join('\n');
}

/** The content of `_redirects`. The host keeps the query, and browsers keep the fragment. */
function redirectsFile(redirects: Redirect[], base: string): string {
  return redirects.map(({from, to}) => `${base}${from.slice(1)} ${base}${to.slice(1)} 301\n`).join('');
}

/** Writes what hosts read: `_headers` and `_redirects`. */
export function writeHostFiles(redirects: Redirect[]): Step {
  return async ({i18n, baseUrl, outDir}) => {
    // The last locale writes them for all. Each locale has scripts of its own, because they contain its base path.
    const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
    const root = path.join(outDir, path.posix.relative(baseUrl, base));
    const write = (file: string, text: string) => outputFile(path.join(root, file), text);
    const homes = Globby.sync(['index.html', '*/index.html'], {cwd: root, absolute: true}).sort();
    const scripts = homes.flatMap((file) => readInline(readFileSync(file, 'utf8')).scripts);
    await write('_headers', headersFile(headerRules([...new Set(scripts)]), base));
    await write('_redirects', redirectsFile(redirects, base));
  };
}
