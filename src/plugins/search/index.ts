import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pack, type SearchData} from '../../search/pack';
import type {Section} from '../../search/section';
import {hasPages} from '../../site/hasPages';
import type {Redirect} from '../../site/redirects';
import {searchAliases} from '../../site/searchAliases';
import {builtPages, readBuiltPage} from '../builtPages';
import {writeSearch} from './client';
import {searchFolder} from './places';
import {sectionsOf} from './sections';

type Built = {outDir: string; baseUrl: string; trailingSlash: boolean | undefined};

async function readSections(
  permalink: string,
  {outDir, baseUrl, trailingSlash}: Built,
  redirects: Redirect[],
): Promise<[Section, ...Section[]][]> {
  const address = permalink.slice(baseUrl.length);
  const knownAs = redirects.filter(({to}) => to === `/${address.replace(/\/$/, '')}`).map(({from}) => from);
  const sections = sectionsOf(await readBuiltPage(permalink, outDir, {baseUrl, trailingSlash}), address, knownAs);
  return sections ? [sections] : [];
}

/** What the last build left, for the development server. */
function lastData(siteDir: string): string | undefined {
  const folder = path.join(siteDir, 'build', searchFolder('/'));
  const file = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.json')) : undefined;
  return file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8');
}

/**
 * The search of the site. A reader loads the text of all sections once, about 50 kB, and a worker makes the index of it:
 * that is smaller than a finished index with its texts, and from then on searching works offline.
 */
export default function searchPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {redirects}: {redirects: Redirect[]},
): Plugin {
  const address = searchFolder(baseUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const inDevelopment = path.join(generatedFilesDir, 'search-client');
  const served = {devServer: {static: [{directory: inDevelopment, publicPath: address, watch: false}]}};
  return {
    name: 'search',
    async contentLoaded() {
      if (isDevelopment) {
        await writeSearch({siteDir, baseUrl, address, folder: inDevelopment}, lastData(siteDir));
      }
    },
    configureWebpack: () => ({mergeStrategy: {'devServer.static': 'append'}, ...served}),
    async postBuild({outDir, routesPaths}) {
      if (!hasPages(siteConfig)) {
        return;
      }
      const built = {outDir, baseUrl, trailingSlash: siteConfig.trailingSlash};
      const read = builtPages(routesPaths, built).map((permalink) => readSections(permalink, built, redirects));
      const pages = pack((await Promise.all(read)).flat());
      const data = JSON.stringify({pages, meanings: searchAliases()} satisfies SearchData);
      await writeSearch({siteDir, baseUrl, address, folder: path.join(outDir, searchFolder('/'))}, data);
    },
  };
}
