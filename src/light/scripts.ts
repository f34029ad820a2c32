// The scripts of every page, for the options of a site.
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';
import type {Settings} from './script/settings';

/** What the scripts do, by the framework's configuration, which the theme has completed. */
function settingsOf({siteConfig, siteStorage}: LoadContext, islandScript: string): Settings {
  const {announcementBar, colorMode, navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    storage: siteStorage.type,
    namespace: siteStorage.namespace,
    announcementId: announcementBar?.id ?? null,
    hidesNavbar: navbar.hideOnScroll,
    defaultMode: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    hasModeSwitch: !colorMode.disableSwitch,
    hasDropdowns:
      siteConfig.i18n.locales.length > 1 ||
      navbar.items.some(({type, items}) => items !== undefined || type?.endsWith('Dropdown')),
    islandScript,
  };
}

/** Bundles a script of the layer, without what the settings rule out. */
async function bundleScript(name: string, define: Record<string, string>): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'script', name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    define,
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

/** The inline script before that of the framework, the one before the first paint, and the file. */
export function bundleScripts(context: LoadContext, islandScript: string): Promise<string[]> {
  const settings = Object.entries(settingsOf(context, islandScript));
  const define = Object.fromEntries(settings.map(([key, value]) => [`SETTINGS.${key}`, JSON.stringify(value)]));
  return Promise.all(['cleanAddress.ts', 'beforePaint.ts', 'index.ts'].map((name) => bundleScript(name, define)));
}

/** Each step loads a document, so the browser makes the page behind a link when the reader rests on it or presses it. */
export function speculationRules(baseUrl: string): string {
  const downloads = {href_matches: `${baseUrl}*.:ending(md|txt|json|yaml|xml|png|svg)`};
  const where = {and: [{href_matches: `${baseUrl}*`}, {not: downloads}]};
  return JSON.stringify({prerender: [{where, eagerness: 'moderate'}]});
}
