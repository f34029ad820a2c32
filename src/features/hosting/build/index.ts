import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig, I18n} from '@docusaurus/types';
import type {Step} from '../../../build/afterBuild';
import {allContentOf} from '../../../build/contentOf';
import {headerRules, type OpenPath} from '../../../site/headers';
import type {Redirect} from '../../../site/redirects';
import {openPages} from '../../outsideMedia/build/openPages';
import type {OpenPage} from '../../outsideMedia/model/pages';
import {headersFile, redirectsFile} from './hostFiles';
import {scriptsOf} from './policies';

function baseOf({localeConfigs}: I18n, locale: string): string {
  return localeConfigs[locale]?.baseUrl ?? '/';
}

/** The paths that need a different policy. */
function openPaths(pages: readonly OpenPage[], {baseUrl}: DocusaurusConfig): OpenPath[] {
  return pages.map(({permalink, hosts}) => ({path: `/${permalink.slice(baseUrl.length)}`, hosts}));
}

/**
 * Writes the header and redirect files for a static host. Locales are built one after another, the main one first, and
 * each build rewrites the files for the locales that exist so far.
 */
export function writeHostFiles(redirects: Redirect[]): Step {
  return async ({i18n, siteConfig, baseUrl, outDir, plugins}) => {
    const main = baseOf(i18n, i18n.defaultLocale);
    const others = i18n.locales.map((locale) => baseOf(i18n, locale)).filter((base) => base !== main);
    const folder = path.join(outDir, path.posix.relative(baseUrl, main));
    const folders = [main, ...others].map((base) => path.join(folder, path.posix.relative(main, base)));
    const open = openPaths(openPages(allContentOf(plugins), siteConfig), siteConfig);
    const rules = headerRules(scriptsOf(folders), open);
    await writeFile(path.join(folder, '_headers'), headersFile(rules, [main, ...others]));
    const lines = redirectsFile(redirects, [main, ...others], siteConfig.trailingSlash ?? false);
    await writeFile(path.join(folder, '_redirects'), lines);
  };
}
