import {createHash} from 'node:crypto';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {translate} from '@docusaurus/Translate';
import type {Step} from '../build/afterBuild';
import {aliases} from '../build/aliases';
import {bundleText} from '../build/bundle';
import {outputFile} from '../build/outputFile';
import {searchScript} from '../features/search/plugin';
import {announcement, checkAnnouncement} from '../site/announcement';
import {notices} from './names';
import type {Settings} from './settings';

/** The theme's progress bar is no component but a client module. */
const progressBar = {'node_modules/@docusaurus/theme-classic/lib/nprogress.js': 'src/theme/nprogress.ts'};

function notice(id: string, ...content: string[]): HtmlTagObject {
  return {
    tagName: 'div',
    attributes: {id, class: 'notice', role: 'alert', hidden: true},
    innerHTML: content.join(' '),
  };
}

/** Shown by the inline script if a script or a style sheet of the page does not come. */
const hiddenNotices = [
  notice(
    notices.parts,
    translate({
      id: 'notice.partMissing',
      message: 'A part of this page could not be loaded. You can read the page and follow its links.',
    }),
    `<a class="button button--primary button--sm" href="">${translate({id: 'notice.retry', message: 'Retry'})}</a>`,
  ),
  notice(
    notices.base,
    translate({
      id: 'notice.wrongBase',
      message: 'This site did not load properly, because it was built for another path.',
      description: 'For whoever publishes the site',
    }),
    translate({
      id: 'notice.wrongBase.what',
      message: 'Build it again with BASE_URL set to the path it is served from.',
    }),
  ),
];

type Scripts = {inline: string; script: string; file: string};

/** Adds the scripts of this folder to every page: one inline, which must not wait, and one file. */
export default function pagePlugin({siteDir, siteStorage, baseUrl, codeTranslations}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const bundle = (name: string) => {
    const settings: Settings = {
      storage: siteStorage.type,
      namespace: siteStorage.namespace,
      announcementId: checkAnnouncement(announcement).id,
      searchScript: searchScript(baseUrl),
    };
    const entry = path.join(siteDir, 'src/page', name);
    return bundleText({entryPoints: [entry], define: {SETTINGS: JSON.stringify(settings)}}, codeTranslations);
  };

  return {
    name: 'page',
    getPathsToWatch: () => [path.join(siteDir, 'src/page/*.ts')],
    async loadContent(): Promise<Scripts> {
      const [inline, script] = await Promise.all([bundle('beforePaint.ts'), bundle('index.ts')]);
      const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
      return {inline, script, file: `assets/js/page.${hash}.js`};
    },
    getClientModules: () => [path.join(siteDir, 'src/page/routeChange.ts')],
    injectHtmlTags({content}) {
      const {inline, script, file} = content as Scripts;
      return {
        headTags: isDevelopment ? [] : [{tagName: 'script', attributes: {src: baseUrl + file, defer: true}}],
        preBodyTags: [{tagName: 'script', innerHTML: inline}],
        postBodyTags: [...hiddenNotices, ...(isDevelopment ? [{tagName: 'script', innerHTML: script}] : [])],
      };
    },
    configureWebpack: () => ({resolve: {alias: aliases(siteDir, progressBar)}}),
  };
}

/** Writes the page script. The framework does not know it, because its name is the hash of its content. */
export const writePageScript: Step = async ({outDir, plugins}) => {
  const {file, script} = plugins.find(({name}) => name === 'page')?.content as Scripts;
  await outputFile(path.join(outDir, file), script);
};
