import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {hasPages} from '../../site/hasPages';
import {headerRules} from '../../site/headers';
import type {Redirect} from '../../site/redirects';
import {headersFile, redirectsFile} from './hostFiles';
import {scriptsOf, writePolicies} from './policies';

function baseOf({localeConfigs}: I18n, locale: string): string {
  return localeConfigs[locale]?.baseUrl ?? '/';
}

/** Gives each page its security policy, and writes the two files that tell a static host what to send and where to lead. */
export default function hostingPlugin(
  {i18n, siteConfig, baseUrl}: LoadContext,
  {redirects}: {redirects: Redirect[]},
): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      // The hash router is for folders that are read without a server, where no policy would know what "self" is.
      if (!hasPages(siteConfig)) {
        return;
      }
      await writePolicies(outDir);
      const main = baseOf(i18n, i18n.defaultLocale);
      const others = i18n.locales.map((locale) => baseOf(i18n, locale)).filter((base) => base !== main);
      // Locales are built one after the other, the main one first. Each writes for those that are there.
      const folder = path.join(outDir, path.posix.relative(baseUrl, main));
      const folders = [main, ...others].map((base) => path.join(folder, path.posix.relative(main, base)));
      const rules = headerRules(scriptsOf(folders));
      await writeFile(path.join(folder, '_headers'), headersFile(rules, [main, ...others]));
      const lines = redirectsFile(redirects, [main, ...others], siteConfig.trailingSlash ?? false);
      await writeFile(path.join(folder, '_redirects'), lines);
    },
  };
}
