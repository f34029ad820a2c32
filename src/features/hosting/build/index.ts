import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import type {Step} from '../../../build/afterBuild';
import {headerRules} from '../../../site/headers';
import type {Redirect} from '../../../site/redirects';
import {headersFile, redirectsFile} from './hostFiles';
import {scriptsOf} from './policies';

function baseOf({localeConfigs}: I18n, locale: string): string {
  return localeConfigs[locale]?.baseUrl ?? '/';
}

/**
 * Writes the two files that tell a static host what to send and where to lead. Locales are built one after the other, the
 * main one first. Each writes for those that are there.
 */
export function writeHostFiles(redirects: Redirect[]): Step {
  return async ({i18n, siteConfig, baseUrl, outDir}) => {
    const main = baseOf(i18n, i18n.defaultLocale);
    const others = i18n.locales.map((locale) => baseOf(i18n, locale)).filter((base) => base !== main);
    const folder = path.join(outDir, path.posix.relative(baseUrl, main));
    const folders = [main, ...others].map((base) => path.join(folder, path.posix.relative(main, base)));
    await writeFile(path.join(folder, '_headers'), headersFile(headerRules(scriptsOf(folders)), [main, ...others]));
    const lines = redirectsFile(redirects, [main, ...others], siteConfig.trailingSlash ?? false);
    await writeFile(path.join(folder, '_redirects'), lines);
  };
}
