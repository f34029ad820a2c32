import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {descriptionIn} from '../site/identity';
import {inEnglish, translateWith} from '../site/translate';

/** A build has one language at a time. */
let translate = inEnglish;

/** The texts of a table, in the language of the build. */
export function textsOf<Texts>(table: (translate: typeof inEnglish) => Texts): Texts {
  return table(translate);
}

type Config = Pick<ThemeConfig, 'announcementBar' | 'metadata'>;

/** Knows the language of the build, and translates what the theme leaves as it is: announcement and description. */
export default function textsPlugin({codeTranslations, siteConfig}: LoadContext): Plugin {
  translate = translateWith(codeTranslations);
  return {
    name: 'texts',
    getTranslationFiles() {
      const {announcementBar: bar} = siteConfig.themeConfig as Config;
      return [{path: 'announcement', content: bar ? {[bar.id]: {message: bar.content}} : {}}];
    },
    translateThemeConfig({themeConfig, translationFiles}) {
      const {announcementBar: bar, metadata} = themeConfig as Config;
      const {message: content = bar?.content} = translationFiles[0]?.content[bar?.id ?? ''] ?? {};
      return {
        announcementBar: bar && {...bar, content},
        metadata: metadata.map((tag) =>
          tag.content === descriptionIn(inEnglish) ? {...tag, content: textsOf(descriptionIn)} : tag,
        ),
      };
    },
  };
}
