import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Step} from '../build/afterBuild';
import {bundle} from '../build/bundle';
import {outputFile} from '../build/outputFile';
import {searchScript} from '../features/search/plugin';
import {announcement} from '../site/announcement';
import {hasPages} from '../site/hasPages';
import {noticeId} from './names';
import type {Settings} from './settings';

/** A client module of the theme, which the bundler asks for without the extension. */
function themeModule(name: string): string {
  return createRequire(__filename).resolve(`@docusaurus/theme-classic/lib/${name}.js`).replace(/\.js$/, '');
}

/** Whether the navbar has a dropdown. Those of languages and versions have no items yet. */
function hasDropdowns({navbar}: ThemeConfig): boolean {
  return navbar.items.some(({type, items}) => items !== undefined || type?.endsWith('Dropdown'));
}

/** Shown by the inline script if a script or a style sheet of the page does not come. */
const hiddenNotice = (readable: string): HtmlTagObject => ({
  tagName: 'div',
  attributes: {id: noticeId, class: 'notice', role: 'alert', hidden: true},
  innerHTML:
    `This site did not load properly. ${readable}` + '<a class="button button--primary button--sm" href="">Retry</a>',
});

type Scripts = {first: string; inline: string; script: string; file: string};

/**
 * Adds the scripts of this folder to every page: two inline, before and after the framework's own, and one file. Also sets the storage
 * type, because the framework supports "none" in the browser, but not in its configuration.
 */
const pagePlugin =
  (storage: Settings['storage']) =>
  ({siteConfig, siteDir, siteStorage, baseUrl}: LoadContext): Plugin => {
    Object.assign(siteStorage, {type: storage});
    const isDevelopment = process.env.NODE_ENV === 'development';
    const bundleScript = (name: string) => {
      const settings: Settings = {
        storage,
        namespace: siteStorage.namespace,
        announcementId: announcement.id,
        searchScript: searchScript(baseUrl),
        hasDropdowns: hasDropdowns(siteConfig.themeConfig as ThemeConfig),
      };
      const entry = path.join(siteDir, 'src/page', name);
      const define = {
        SETTINGS: JSON.stringify(settings),
        'SETTINGS.hasDropdowns': String(settings.hasDropdowns),
        HAS_PAGES: String(hasPages(siteConfig)),
      };
      return bundle({entryPoints: [entry], define});
    };

    return {
      name: 'page',
      getPathsToWatch: () => [path.join(siteDir, 'src/page/*.ts')],
      async loadContent(): Promise<Scripts> {
        const [first = '', inline = '', script = ''] = await Promise.all(
          ['cleanAddress.ts', 'beforePaint.ts', 'index.ts'].map(bundleScript),
        );
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        return {first, inline, script, file: `assets/js/page.${hash}.js`};
      },
      getClientModules: () => ['preload.ts', 'routeChange.ts'].map((name) => path.join(siteDir, 'src/page', name)),
      injectHtmlTags({content}) {
        const {first, inline, script, file} = content as Scripts;
        return {
          headTags: [
            ...(isDevelopment ? [] : [{tagName: 'script', attributes: {src: baseUrl + file, defer: true}}]),
            {tagName: 'script', innerHTML: first},
          ],
          preBodyTags: [{tagName: 'script', innerHTML: inline}],
          postBodyTags: [
            hiddenNotice(hasPages(siteConfig) ? 'You can still read this page. ' : ''),
            ...(isDevelopment ? [{tagName: 'script', innerHTML: script}] : []),
          ],
        };
      },
      configureWebpack: () => ({
        resolve: {
          alias: {
            [themeModule('nprogress')]: path.join(siteDir, 'src/theme/nprogress.ts'),
            // Code is coloured at build time, so the highlighter stays out of the main script.
            [themeModule('prism-include-languages')]: false,
          },
        },
      }),
    };
  };

export default pagePlugin;

/** Writes the page script. The framework does not know it, because its name is the hash of its content. */
export const writePageScript: Step = async ({outDir, plugins}) => {
  const {file, script} = plugins.find(({name}) => name === 'page')?.content as Scripts;
  await outputFile(path.join(outDir, file), script);
};
