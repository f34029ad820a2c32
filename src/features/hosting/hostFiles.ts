import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Step} from '../../build/afterBuild';
import {outputFile} from '../../build/outputFile';
import {isOfFramework, type Page} from '../../build/onPages';
import {headerRules, type HeaderRule} from '../../site/headers';
import {hashOf, readScripts} from './readInline';

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

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]+)"/;

/**
 * The lines of `_redirects` for a page that only leads to another, ours or a plugin's. The host keeps the query, and
 * browsers keep the fragment.
 */
export function redirectLines({file, html}: Page, base: string): string[] {
  const to = refresh.exec(html)?.[1];
  const from = base + file.replace(/(?:\/index)?\.html$/, '');
  const forms = file.endsWith('/index.html') ? [from, `${from}/`] : [from];
  return to === undefined ? [] : forms.map((form) => `${form} ${to} 301\n`);
}

/** Writes what hosts read, `_headers` and `_redirects`, and `robots.txt` for those who visit them. */
export const writeHostFiles: Step = async ({i18n, baseUrl, outDir, siteConfig}) => {
  // The last locale writes them for all. Each locale has scripts of its own, because they contain its base path.
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const root = path.join(outDir, path.posix.relative(baseUrl, base));
  const write = (file: string, text: string) => outputFile(path.join(root, file), text);
  const files = Globby.sync('**/*.html', {cwd: root}).sort();
  const pages = files.map((file) => ({file, html: readFileSync(path.join(root, file), 'utf8')}));
  const homes = pages.filter(({file, html}) => /^(?:[^/]+\/)?index\.html$/.test(file) && isOfFramework(html));
  const scripts = homes.flatMap(({html}) => readScripts(html).map(hashOf));
  await write('_headers', headersFile(headerRules([...new Set(scripts)]), base));
  await write(
    'robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${base}sitemap.xml`, siteConfig.url).href}\n`,
  );
  await write('_redirects', pages.flatMap((page) => redirectLines(page, base)).join(''));
};
