import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type translate} from '@docusaurus/Translate';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig, HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Step} from '../build/afterBuild';
import {replacedModules, switchStorageOff} from '../build/behindFramework';
import {bundle} from '../build/bundle';
import {checkThemeConfig} from '../build/checkThemeConfig';
import {outputFile} from '../build/outputFile';
import {textsOf} from '../build/texts';
import memoryRouterPlugin from '../features/memoryRouter/plugin';
import {searchScript} from '../features/search/plugin';
import {hasPages} from '../site/hasPages';
import {pagesOfExceptions, policyInStart} from '../site/policy';
import {noticeId} from '../browser/names';
import type {Settings} from '../browser/settings';

/** Whether the navbar has a dropdown: one of the configuration, or that of languages, which has no items yet. */
function hasDropdowns({themeConfig, i18n}: DocusaurusConfig): boolean {
  const {items: all} = (themeConfig as ThemeConfig).navbar;
  return i18n.locales.length > 1 || all.some(({type, items}) => items !== undefined || type?.endsWith('Dropdown'));
}

type Translate = typeof translate;

const noticeIn = (translate: Translate) => ({
  readable: translate({
    id: 'site.notice.readable',
    message: 'This site did not load properly. You can still read this page.',
  }),
  empty: translate({id: 'site.notice.empty', message: 'This site did not load properly.'}),
  retry: translate({id: 'site.notice.retry', message: 'Retry'}),
});

/** Shown by the inline script if a script or a style sheet of the page does not come. */
function hiddenNotice(kind: 'readable' | 'empty'): HtmlTagObject {
  const {retry, [kind]: text} = textsOf(noticeIn);
  return {
    tagName: 'div',
    attributes: {id: noticeId, class: 'notice', role: 'alert', hidden: true},
    innerHTML: `${text} <a class="button button--primary button--sm" href="">${retry}</a>`,
  };
}

type Scripts = {first: string; inline: string; script: string; file: string};

/** The versions of docs plugins by their id, from the files that `docusaurus docs:version` writes. */
function readVersions(siteDir: string): Settings['versions'] {
  const files = readdirSync(siteDir).filter((file) => /^(?:.+_)?versions\.json$/.test(file));
  const versions = files.map((file) => {
    const cut = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as string[];
    return [file.replace(/_?versions\.json$/, '') || 'default', ['current', ...cut]];
  });
  return Object.fromEntries(versions) as Record<string, string[]>;
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** What the scripts do, by the framework's configuration. */
export function settingsOf({siteConfig, siteDir, siteStorage, baseUrl}: LoadContext): Settings {
  const {announcementBar, colorMode, docs, navbar} = siteConfig.themeConfig as ThemeConfig;
  const ownPolicies = pagesOfExceptions().map((page) => baseUrl + page.slice(1));
  return {
    storage: siteStorage.type,
    namespace: siteStorage.namespace,
    announcementId: announcementBar?.id ?? null,
    hidesNavbar: navbar.hideOnScroll,
    hidesSidebar: docs.sidebar.hideable,
    defaultMode: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    hasModeSwitch: !colorMode.disableSwitch,
    versions: docs.versionPersistence === 'none' ? null : readVersions(siteDir),
    searchScript: searchScript(baseUrl),
    hasDropdowns: hasDropdowns(siteConfig),
    isDevelopment,
    hasPages: hasPages(siteConfig),
    ownPolicies: ownPolicies.length > 0 ? ownPolicies : null,
    hasAddress: !siteConfig.plugins.includes(memoryRouterPlugin),
  };
}

/** Bundles a script of this folder, without what the settings rule out. */
export function bundleScript(name: string, settings: Settings): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [`SETTINGS.${key}`, JSON.stringify(value)]),
  );
  return bundle({entryPoints: [path.join(__dirname, name)], define});
}

/** Adds the scripts of this folder to every page: two inline, before and after the framework's own, and one file. */
const pagePlugin =
  (storage: 'none' | undefined) =>
  (context: LoadContext): Plugin => {
    const {siteDir, siteConfig, baseUrl} = context;
    if (storage === 'none') {
      switchStorageOff(context);
    }

    return {
      name: 'page',
      getPathsToWatch: () => [path.join(siteDir, 'src/{browser,page}/*.ts')],
      async loadContent(): Promise<Scripts> {
        // Only now has the theme completed its configuration.
        checkThemeConfig(siteConfig.themeConfig as ThemeConfig);
        const settings = settingsOf(context);
        const [first = '', inline = '', script = ''] = await Promise.all(
          ['cleanAddress.ts', 'beforePaint.ts', 'index.ts'].map((name) => bundleScript(name, settings)),
        );
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        return {first, inline, script, file: `assets/js/page.${hash}.js`};
      },
      getClientModules: () => ['preload.ts', 'routeChange.ts'].map((name) => path.join(siteDir, 'src/page', name)),
      injectHtmlTags({content}) {
        const {first, inline, script, file} = content as Scripts;
        return {
          headTags: [
            isDevelopment
              ? {
                  tagName: 'meta',
                  attributes: {'http-equiv': 'Content-Security-Policy', content: policyInStart()},
                }
              : {tagName: 'script', attributes: {src: baseUrl + file, defer: true}},
            {tagName: 'script', innerHTML: first},
          ],
          preBodyTags: [{tagName: 'script', innerHTML: inline}],
          postBodyTags: [
            hiddenNotice(hasPages(siteConfig) ? 'readable' : 'empty'),
            ...(isDevelopment ? [{tagName: 'script', innerHTML: script}] : []),
          ],
        };
      },
      configureWebpack: () => ({resolve: {alias: replacedModules(siteDir)}}),
    };
  };

export default pagePlugin;

/** Writes the page script. The framework does not know it, because its name is the hash of its content. */
export const writePageScript: Step = async ({outDir, plugins}) => {
  const {file, script} = plugins.find(({name}) => name === 'page')?.content as Scripts;
  await outputFile(path.join(outDir, file), script);
};
