import type {Step} from '../../../build/afterBuild';
import {hasPages} from '../../../site/hasPages';
import type {Redirect} from '../../../site/redirects';
import {writeWorker} from './write';

/** Writes the service worker for offline copies, or the one that removes all copies if the feature is off. */
export function writeOfflineCopy(isOffered: boolean, redirects: Redirect[]): Step {
  return ({siteDir, outDir, baseUrl, siteConfig, i18n}) =>
    writeWorker({
      siteDir,
      outDir,
      baseUrl,
      trailingSlash: siteConfig.trailingSlash,
      redirects,
      locales: i18n.locales.filter((locale) => locale !== i18n.currentLocale),
      hasPages: hasPages(siteConfig),
      isOffered,
    });
}
