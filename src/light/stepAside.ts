import type {Config} from '@docusaurus/types';

/** The packages of the framework that do nothing in the browser which a light page would lack. */
export const withoutBrowser = [
  '@docusaurus/plugin-client-redirects',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-pages',
  '@docusaurus/plugin-css-cascade-layers',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-google-tag-manager',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/plugin-rsdoctor', // cspell:disable-line
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-svgr',
  '@docusaurus/preset-classic',
  '@docusaurus/theme-classic',
];

type Kind = 'plugin' | 'preset' | 'theme';

type Item = {type?: string};
type ThemeConfig = {
  algolia?: unknown;
  docs?: {sidebar?: {hideable?: boolean}};
  navbar?: {items?: Item[]};
};

/** A plugin of the site can say that it needs React on every page, and why. */
type PluginWithReact = {needsReact?: string};

const unsure = 'which may do something in the browser (html names those that don’t)';

/** The package of a plugin, which is named whole, in short, or by a path. Nothing for a plugin of the site. */
function packageOf(name: string, kind: Kind): string | undefined {
  const [, ofPath] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(name) ?? [];
  if (ofPath !== undefined || /^(?:[./]|\w:)/.test(name)) {
    return ofPath;
  }
  const whole = `@docusaurus/${kind}-${name}`;
  return withoutBrowser.includes(whole) ? whole : name;
}

/** What a plugin, theme or preset asks for, if it needs React on every page. */
function reasonOf(entry: unknown, kind: Kind, html: readonly string[]): string | undefined {
  const [name, options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, Record<string, unknown>?];
  if (typeof name === 'function') {
    return (name as PluginWithReact).needsReact;
  }
  const module = typeof name === 'string' ? packageOf(name, kind) : undefined;
  if (module !== undefined && ![...withoutBrowser, ...html].includes(module)) {
    return `the package ${module}, ${unsure}`;
  }
  const analytics = ['gtag', 'googleAnalytics'].find((option) => kind === 'preset' && options?.[option]);
  return analytics && `the option ${analytics} of the preset`;
}

/** What in a configuration needs React on every page. Nothing, if pages can be light. */
export function reasonToStepAside(config: Config, html: readonly string[]): string | undefined {
  const {algolia, docs, navbar} = (config.themeConfig ?? {}) as ThemeConfig;
  const modules = (config.clientModules ?? [])
    .filter((name) => name !== undefined)
    .filter((name) => !/\.(?:css|less|s[ac]ss)$/.test(name) && !html.includes(name));
  const reasons: (string | false | undefined)[] = [
    config.future?.experimental_router === 'hash' && 'the hash router',
    config.ssrTemplate !== undefined && 'the template of the site (ssrTemplate)',
    docs?.sidebar?.hideable && 'the sidebar that can be hidden (themeConfig.docs.sidebar.hideable)',
    navbar?.items?.some(({type}) => type === 'docsVersionDropdown') && 'the dropdown of versions in the navbar',
    algolia !== undefined && 'the search of Algolia (themeConfig.algolia)',
    modules.length > 0 && `the client module ${modules.join(', ')}, ${unsure}`,
    ...(config.presets ?? []).map((entry) => reasonOf(entry, 'preset', html)),
    ...(config.plugins ?? []).map((entry) => reasonOf(entry, 'plugin', html)),
    ...(config.themes ?? []).map((entry) => reasonOf(entry, 'theme', html)),
  ];
  const asked = reasons.filter((reason) => typeof reason === 'string');
  return asked.length > 0 ? asked.join(' and ') : undefined;
}
