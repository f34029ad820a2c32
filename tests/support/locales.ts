import createConfig from '../../docusaurus.config';

const {locales = [], defaultLocale} = createConfig().i18n ?? {};

/** The path of the same page or file in the default language, whose pages are in no folder of their own. */
export function inDefaultLocale(path: string): string {
  const folder = locales.find((locale) => locale !== defaultLocale && path.replace(/^\//, '').startsWith(`${locale}/`));
  return folder ? path.replace(`${folder}/`, '') : path;
}
