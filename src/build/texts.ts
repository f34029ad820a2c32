import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inEnglish, translateWith} from '../site/translate';

/** A build has one language at a time. */
let translate = inEnglish;

/** The texts of a table, in the language of the build. */
export function textsOf<Texts>(table: (translate: typeof inEnglish) => Texts): Texts {
  return table(translate);
}

type Config = Pick<ThemeConfig, 'announcementBar'>;

/** Knows the language of the build, and translates the announcement, which the theme leaves as it is. */
export default function textsPlugin({codeTranslations, siteConfig}: LoadContext): Plugin {
  translate = translateWith(codeTranslations);
  return {
    name: 'texts',
    getTranslationFiles() {
      const {announcementBar: bar} = siteConfig.themeConfig as Config;
      return [{path: 'announcement', content: bar ? {[bar.id]: {message: bar.content}} : {}}];
    },
    translateThemeConfig({themeConfig, translationFiles}) {
      const {announcementBar: bar} = themeConfig as Config;
      const {message: content = bar?.content} = translationFiles[0]?.content[bar?.id ?? ''] ?? {};
      return {announcementBar: bar && {...bar, content}};
    },
  };
}
