import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {build} from 'esbuild';
import {checkPlugins} from './checkPlugins';
import {bundleIslands, type IslandFiles} from './islands/bundle';
import {codeName, type KindOptions} from './kinds';
import type {Settings} from './script/settings';
import {partsWithReact} from './siteParts';

/** Of the build. */
const scriptFolder = 'assets/js';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Downloads are not pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/**
 * Each navigation loads a document, so the browser makes the page behind a link when the reader rests on it, and fetches
 * its HTML when it is pressed, and that of the next page when its link is seen.
 */
function speculationRules(baseUrl: string) {
  const isPage = {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]};
  // See script/prefetch.ts.
  const isRestedOn = {selector_matches: 'a[data-light-rested]'};
  const isNext = {selector_matches: 'a[data-light-seen]'};
  return {
    prerender: [{where: {and: [isPage, isRestedOn]}, eagerness: 'immediate'}],
    prefetch: [
      {where: {and: [isPage, isNext]}, eagerness: 'immediate'},
      {where: isPage, eagerness: 'conservative'},
    ],
  };
}

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
async function bundleScript(name: string, settings: Settings): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [`SETTINGS.${key}`, JSON.stringify(value)]),
  );
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'script', name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

/** The meta elements that give pages the framework's scripts for a part of the site's theme. */
function marksFor(parts: ReturnType<typeof partsWithReact>): HtmlTagObject[] {
  return parts.map(({place, reason}) => ({
    tagName: 'meta',
    attributes: {name: place ? `${codeName}-${place}` : codeName, content: reason},
  }));
}

/** Why a page of the framework is one by itself. A page that is HTML, and a file that is no page, has no reason. */
function reasonOf(html: string, parts: ReturnType<typeof partsWithReact>): string | undefined {
  const [, attributes = ''] = /^<!doctype html><html([^>]*)>/i.exec(html) ?? [];
  const isPage = /<div id="?__docusaurus"?[ >]/.test(html);
  if (!isPage || attributes.includes(' data-light') || parts.some(({place}) => attributes.includes(place))) {
    return undefined;
  }
  const mark = new RegExp(`<meta[^>]* name="?${codeName}"?[ >][^>]*`).exec(html)?.[0] ?? '';
  return /content="([^"]*)"/.exec(mark)?.[1] ?? 'it is a component, or a page that the light layer does not know';
}

type Scripts = {first: string; inline: string; script: string; file: string; islands: IslandFiles};

/** The theme, the scripts and the report of the layer. */
export const lightPlugin =
  ({worksAsHtml}: KindOptions) =>
  (context: LoadContext): Plugin => {
    const {siteDir, baseUrl} = context;
    const parts = partsWithReact(siteDir, worksAsHtml);
    const plugin: Plugin<Scripts> = {
      name: 'light',
      getThemePath: () => path.join(__dirname, 'theme'),
      getClientModules: () => [path.join(__dirname, 'light.css')],
      getPathsToWatch: () => [path.join(__dirname, 'script/*.ts')],
      async loadContent() {
        const islands = await bundleIslands(siteDir);
        const settings = settingsOf(context, islands.entry && `${baseUrl}${scriptFolder}/${islands.entry}`);
        const [first = '', inline = '', script = ''] = await Promise.all(
          ['cleanAddress.ts', 'beforePaint.ts', 'index.ts'].map((name) => bundleScript(name, settings)),
        );
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        return {first, inline, script, file: `${scriptFolder}/light.${hash}.js`, islands};
      },
      injectHtmlTags: ({content: {first, inline, script, file}}) => ({
        headTags: [
          ...marksFor(parts),
          ...(isDevelopment ? [] : [{tagName: 'script', attributes: {src: baseUrl + file, defer: true}}]),
          {tagName: 'script', innerHTML: first},
          {
            tagName: 'script',
            attributes: {type: 'speculationrules'},
            innerHTML: JSON.stringify(speculationRules(baseUrl)),
          },
        ],
        preBodyTags: [{tagName: 'script', innerHTML: inline}],
        postBodyTags: isDevelopment ? [{tagName: 'script', innerHTML: script}] : [],
      }),
      async postBuild({outDir, plugins, content: {file, script, islands}}) {
        checkPlugins(plugins, siteDir, worksAsHtml);
        await mkdir(path.join(outDir, scriptFolder), {recursive: true});
        for (const {name, text} of [{name: path.basename(file), text: script}, ...islands.files]) {
          await writeFile(path.join(outDir, scriptFolder, name), text);
        }
        for (const {place, reason} of parts) {
          logger.info(`${place ? `Pages with the class ${place}` : 'All pages'} load React, because ${reason}.`);
        }
        for (const page of Globby.sync('**/*.html', {cwd: outDir}).sort()) {
          const reason = reasonOf(readFileSync(path.join(outDir, page), 'utf8'), parts);
          if (reason !== undefined) {
            logger.info(`${page} loads React, because ${reason}.`);
          }
        }
      },
    };
    return plugin as Plugin;
  };
