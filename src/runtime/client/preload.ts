// Replaces the core's preload. It does not throw on addresses that cannot be decoded, it finds the first page behind the
// hash, and if a chunk fails to load, the current page stays, instead of a reload that may lose it.
import siteConfig from '@generated/docusaurus.config';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {hasPages} from '../../site/hasPages';
import {decoded, pagePath} from './pagePath';
import {pendingNavigationTo} from './pendingNavigation';
import {recoverFromLoadError} from './recoverFromLoadError';
import {partsOf} from './routeParts';

/** A route component is a loadable, but its published type lacks `preload`. */
type Loadable = {preload?: () => Promise<unknown>};

const listed = Object.entries(routesChunkNames);

/** Loads the chunks first, because a component whose chunks failed once never requests them again. */
async function load(address: string): Promise<void> {
  const pathname = pagePath(address);
  const matches = [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path));
  const parts = matches.flatMap(({route}) => partsOf(route, listed));
  await Promise.all(parts.map((part): unknown => registry[part]?.[0]()));
  await Promise.all(matches.map(async ({route}) => (route.component as unknown as Loadable).preload?.()));
}

/**
 * With the hash router, the first page is named behind the hash, where the framework does not look. A page that is not
 * loaded before React starts may stay empty, because a loadable misses what arrives between its render and its commit.
 */
function firstPath(pathname: string): string {
  const behindHash = hasPages(siteConfig) ? undefined : /^#(?<path>\/[^?#]*)/.exec(window.location.hash)?.groups?.path;
  return behindHash ?? pathname;
}

export default async function preload(address: string): Promise<void> {
  const isFirst = !window.docusaurusRoot;
  const pathname = isFirst ? firstPath(address) : address;
  const navigation = pendingNavigationTo(pathname);
  try {
    await load(pathname);
  } catch (error) {
    // A failed prefetch is ignored; the chunk is requested again on navigation.
    if (isFirst || navigation) {
      await recoverFromLoadError(error, {
        isFirst,
        load: () => load(pathname),
        isWanted: () => isFirst || pendingNavigationTo(pathname) === navigation,
      });
    }
  }
}
