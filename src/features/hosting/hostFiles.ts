import {existsSync} from 'node:fs';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Step} from '../../build/afterBuild';
import {outputFile} from '../../build/outputFile';
import {headerRules, type HeaderRule} from '../../site/headers';
import {redirects, type Redirect} from '../../site/redirects';
import {hashesOfSite} from './inlineScripts';

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

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** The lines of `_redirects` for an old address. The host keeps the query, and browsers keep the fragment. */
export function redirectLines({from, to}: Redirect, site: Site): string[] {
  const old = site.baseUrl + from.slice(1);
  const target = applyTrailingSlash(site.baseUrl + to.slice(1), site);
  const forms = site.trailingSlash === false ? [old] : [old, `${old}/`];
  return forms.map((form) => `${form} ${target} 301\n`);
}

/** Writes what hosts read, `_headers` and `_redirects`, and `robots.txt` for those who visit them. */
export const writeHostFiles: Step = async ({i18n, baseUrl, outDir, siteConfig}) => {
  const {trailingSlash} = siteConfig;
  const bases = i18n.locales.flatMap((locale) => i18n.localeConfigs[locale]?.baseUrl ?? []);
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const folderOf = (ofLocale: string) => path.join(outDir, path.posix.relative(baseUrl, ofLocale));
  // The last locale writes them for all. Each has scripts of its own, because they contain its base path.
  const built = bases.filter((one) => existsSync(folderOf(one)));
  const hashes = new Set(built.flatMap((one) => hashesOfSite(folderOf(one))));
  const lines = built.flatMap((one) =>
    redirects.flatMap((redirect) => redirectLines(redirect, {baseUrl: one, trailingSlash})),
  );
  const write = (file: string, text: string) => outputFile(path.join(folderOf(base), file), text);
  await write('_headers', headersFile(headerRules([...hashes]), base));
  await write('_redirects', lines.join(''));
  const sitemap = new URL(`${base}sitemap.xml`, siteConfig.url).href;
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
};
