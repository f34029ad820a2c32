import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Step} from '../../build/afterBuild';
import {outputFile} from '../../build/outputFile';
import {headerRules, type HeaderRule} from '../../site/headers';
import type {Redirect} from '../../site/redirects';
import {readInline} from './readInline';

/** The host joins values of the same field from several rules; a line with `!` removes earlier ones first. */
function fieldLines({fields}: HeaderRule, before: HeaderRule[]): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const isSet = before.some((rule) => name in rule.fields);
    const reset = isSet || value === null ? [`  ! ${name}`] : [];
    return value === null ? reset : [...reset, `  ${name}: ${value}`];
  });
}

/** The content of `_headers`. The first base belongs to the whole site, the others to further locales below it. */
export function headersFile(rules: HeaderRule[], [whole = '/', ...others]: string[]): string {
  const blocks = rules.flatMap((rule, index) => {
    const fields = fieldLines(rule, rules.slice(0, index));
    const bases = rule.path === '/*' ? [whole] : [whole, ...others];
    return bases.map((base) => [base + rule.path.slice(1), ...fields, ''].join('\n'));
  });
  return blocks.join('\n');
}

/** The content of `_redirects`. The host keeps the query, and browsers keep the fragment. */
export function redirectsFile(redirects: Redirect[], bases: string[], trailingSlash: boolean): string {
  const lines = bases.flatMap((base) =>
    redirects.flatMap(({from, to}) => {
      const [source, target] = [from, to].map((address) => base + address.slice(1));
      // The host matches addresses exactly, so both forms are listed.
      return trailingSlash ? [`${source} ${target}/ 301`, `${source}/ ${target}/ 301`] : [`${source} ${target} 301`];
    }),
  );
  return [...lines, ''].join('\n');
}

/**
 * Writes `_headers` and `_redirects` at the root of the site. Locales are built one after another, the main one first,
 * and the last one writes the files for all.
 */
export function writeHostFiles(redirects: Redirect[]): Step {
  return async ({i18n, siteConfig, baseUrl, outDir}) => {
    const main = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
    const others = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
    const bases = [...new Set([main, ...others])];
    const root = path.join(outDir, path.posix.relative(baseUrl, main));
    // The base path is part of a script, so each locale has scripts of its own.
    const homes = bases.map((base) => path.join(root, path.posix.relative(main, base), 'index.html'));
    const scripts = homes
      .filter((file) => existsSync(file))
      .flatMap((file) => readInline(readFileSync(file, 'utf8')).scripts);
    await outputFile(path.join(root, '_headers'), headersFile(headerRules([...new Set(scripts)]), bases));
    await outputFile(path.join(root, '_redirects'), redirectsFile(redirects, bases, siteConfig.trailingSlash ?? false));
  };
}
