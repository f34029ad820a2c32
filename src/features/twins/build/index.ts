import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinOf} from '../model/twins';
import {builtPages} from '../../../build/builtPages';
import {listPages} from '../../pageList/build/collect';
import type {ListedArea} from '../../pageList/model/listed';
import {runInThread} from '../../../build/runInThread';
import {renderIndex} from './llms';
import type {Job} from './thread';

/** Writes a Markdown twin of every page, made from the built page, and the two llms.txt files for programs. */
export default function markdownTwinsPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const {url, trailingSlash} = siteConfig;
  let areas: ListedArea[] = [];

  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      areas = listPages(allContent, siteConfig);
    },
    async postBuild({outDir, routesPaths}) {
      const permalinks = builtPages(routesPaths, siteConfig);
      const inOrder = areas.flatMap(({pages}) => pages.map(({permalink}) => permalink));
      const index = renderIndex(areas, ({permalink}) => new URL(twinOf(permalink, baseUrl), url).href);
      await Promise.all([
        // This is half of the work after the pages are built, and independent of the other half.
        runInThread(path.join(siteDir, 'src/features/twins/build/thread.ts'), {
          ...{outDir, url, baseUrl, trailingSlash},
          ...{permalinks, inOrder},
        } satisfies Job),
        writeFile(path.join(outDir, 'llms.txt'), index),
      ]);
    },
  };
}
