import type {LoadContext, Plugin} from '@docusaurus/types';
import {hasPages} from '../../site/hasPages';
import type {Redirect} from '../../site/redirects';
import {afterOthers} from '../afterOthers';
import {writeWorker} from './write';

const name = 'offline';

/** Writes the worker that keeps a copy of the site for those who ask for it, or the one that takes all copies away. */
export default function offlinePlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  {isOffered, redirects}: {isOffered: boolean; redirects: Redirect[]},
): Plugin {
  return {
    name,
    postBuild: afterOthers(name, ({outDir, baseUrl}) =>
      writeWorker({
        siteDir,
        outDir,
        baseUrl,
        trailingSlash: siteConfig.trailingSlash,
        redirects,
        locales: i18n.locales.filter((locale) => locale !== i18n.currentLocale),
        hasPages: hasPages(siteConfig),
        isOffered,
      }),
    ),
  };
}
