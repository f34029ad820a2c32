import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export type ContentLanguage = {lang: string; dir: 'ltr' | 'rtl'};

/** `lang` and `dir` for an untranslated content file when the interface is in another language. */
export function useContentLanguage(source: string | undefined): ContentLanguage | undefined {
  const {currentLocale, defaultLocale, localeConfigs, path} = useDocusaurusContext().i18n;
  const original = localeConfigs[defaultLocale];
  return currentLocale === defaultLocale || !original || !source || source.startsWith(`@site/${path}/`)
    ? undefined
    : {lang: original.htmlLang, dir: original.direction};
}
