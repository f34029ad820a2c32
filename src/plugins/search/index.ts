import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pack, type SearchData} from '../../search/pack';
import type {Section} from '../../search/section';
import type {Redirect} from '../../site/redirects';
import {searchAliases} from '../../site/searchAliases';
import {writeSearch} from './client';
import {canSearch, searchFolder} from './places';
import {sectionsOf} from './sections';

type Built = {outDir: string; routes: string[]; baseUrl: string; trailingSlash: boolean | undefined};

/** The file that holds a page: some hosts want folders, and the not-found page is never one. */
function fileOf(route: string, {outDir, trailingSlash}: Built): string | undefined {
  const candidates = trailingSlash === false ? [`${route}.html`] : [];
  return [...candidates, path.join(route, 'index.html')]
    .map((file) => path.join(outDir, file))
    .find((file) => existsSync(file));
}

/** Reads without a pause, before others change the files. */
function readPages(built: Built, redirects: Redirect[]): [Section, ...Section[]][] {
  return built.routes.flatMap((route) => {
    const bare = route.replace(/\/$/, '');
    const file = fileOf(bare, built);
    const knownAs = redirects.filter(({to}) => to === `/${bare}`).map(({from}) => from);
    const address = built.trailingSlash && bare !== '' ? `${bare}/` : bare;
    const sections = file === undefined ? undefined : sectionsOf(readFileSync(file, 'utf8'), address, knownAs);
    return sections ? [sections] : [];
  });
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
      if (!canSearch(siteConfig)) {
        return;
      }
      const {trailingSlash} = siteConfig;
      const routes = [...new Set(routesPaths)].map((route) => route.slice(baseUrl.length)).sort();
      const pages = pack(readPages({outDir, routes, baseUrl, trailingSlash}, redirects));
      const data = JSON.stringify({pages, meanings: searchAliases()} satisfies SearchData);
      await writeSearch({siteDir, baseUrl, address, folder: path.join(outDir, searchFolder('/'))}, data);
    },
  };
}
