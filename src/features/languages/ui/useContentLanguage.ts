import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export type ContentLanguage = {lang: string; dir: 'ltr' | 'rtl'};

/** The language of a content file that is not translated, where the interface has another; attributes for its element. */
export function useContentLanguage(source: string | undefined): ContentLanguage | undefined {
  const {currentLocale, defaultLocale, localeConfigs, path} = useDocusaurusContext().i18n;
  const original = localeConfigs[defaultLocale];
  return currentLocale === defaultLocale || !original || !source || source.startsWith(`@site/${path}/`)
    ? undefined
    : {lang: original.htmlLang, dir: original.direction};
}
