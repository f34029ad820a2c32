import type {Config} from '@docusaurus/types';
import type {KindOptions} from './kinds';

/** Packages of the framework that have no part in the browser, by the end of their names. */
const withoutBrowser = [
  'classic',
  'client-redirects',
  'content-blog',
  'content-docs',
  'content-pages',
  'css-cascade-layers',
  'debug',
  'ideal-image',
  'rsdoctor', // cspell:disable-line
  'sitemap',
  'svgr',
];

type Item = {type?: string};
type ThemeConfig = {
  algolia?: unknown;
  docs?: {sidebar?: {hideable?: boolean}};
  navbar?: {items?: Item[]};
};

/** A plugin of the site can say that it needs React on every page, and why. */
type PluginWithReact = {needsReact?: string};

/** What a plugin, theme or preset of the configuration asks for, if it needs React on every page. */
function reasonOf(entry: unknown, worksAsHtml: readonly string[]): string | undefined {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (typeof name === 'function') {
    return (name as PluginWithReact).needsReact;
  }
  const isPackage = typeof name === 'string' && !/^[./]/.test(name);
  const isKnown = isPackage && withoutBrowser.some((end) => new RegExp(`(^|[/-])${end}$`).test(name));
  return isPackage && !isKnown && !worksAsHtml.includes(name) ? `the package ${name}` : undefined;
}

/** What in a configuration needs React on every page. Nothing, if pages can be light. */
export function reasonToStepAside(config: Config, {worksAsHtml}: KindOptions): string | undefined {
  const {algolia, docs, navbar} = (config.themeConfig ?? {}) as ThemeConfig;
  const modules = (config.clientModules ?? [])
    .filter((name) => name !== undefined)
    .filter((name) => !name.endsWith('.css') && !worksAsHtml.includes(name));
  const packages = [...(config.presets ?? []), ...(config.plugins ?? []), ...(config.themes ?? [])];
  const reasons: (string | false | undefined)[] = [
    config.future?.experimental_router === 'hash' && 'the hash router',
    docs?.sidebar?.hideable && 'a sidebar that can be hidden (themeConfig.docs.sidebar.hideable)',
    navbar?.items?.some(({type}) => type === 'docsVersionDropdown') && 'the dropdown of versions in the navbar',
    algolia !== undefined && 'the search of Algolia (themeConfig.algolia)',
    modules.length > 0 && `the client module ${modules.join(', ')}`,
    ...packages.map((entry) => reasonOf(entry, worksAsHtml)),
  ];
  return reasons.find((reason): reason is string => typeof reason === 'string');
}
