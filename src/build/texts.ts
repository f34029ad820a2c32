import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {hasPages} from '../site/hasPages';
import {descriptionIn} from '../site/identity';
import {inEnglish, translateWith} from '../site/translate';
import {checkThemeConfig} from './checkThemeConfig';

/** A build has one language at a time. */
let translate = inEnglish;

/** The texts of a table, in the language of the build. */
export function textsOf<Texts>(table: (translate: typeof inEnglish) => Texts): Texts {
  return table(translate);
}

type Config = Pick<ThemeConfig, 'announcementBar' | 'metadata'>;

/** HTML of the configuration, which the framework takes as it is, with the addresses that its links have in this build. */
function withAddresses(html: string, siteConfig: LoadContext['siteConfig']): string {
  const {baseUrl} = siteConfig;
  return html.replace(/(?<=href=")\/[^"]*/g, (path) =>
    hasPages(siteConfig) ? applyTrailingSlash(baseUrl + path.slice(1), siteConfig) : `${baseUrl}#${path}`,
  );
}

/** Knows the language of the build, and translates what the theme leaves as it is: announcement and description. */
export default function textsPlugin({codeTranslations, siteConfig}: LoadContext): Plugin {
  translate = translateWith(codeTranslations);
  return {
    name: 'texts',
    // Only now has the theme completed its configuration.
    loadContent() {
      checkThemeConfig(siteConfig.themeConfig as ThemeConfig);
    },
    getTranslationFiles() {
      const {announcementBar: bar} = siteConfig.themeConfig as Config;
      return [{path: 'announcement', content: bar ? {[bar.id]: {message: bar.content}} : {}}];
    },
    translateThemeConfig({themeConfig, translationFiles}) {
      const {announcementBar: bar, metadata} = themeConfig as Config;
      const {message: content = bar?.content} = translationFiles[0]?.content[bar?.id ?? ''] ?? {};
      return {
        announcementBar: bar && {...bar, content: withAddresses(content ?? '', siteConfig)},
        metadata: metadata.map((tag) =>
          tag.content === descriptionIn(inEnglish) ? {...tag, content: textsOf(descriptionIn)} : tag,
        ),
      };
    },
  };
}
