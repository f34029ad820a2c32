// Replaces the core's preload: an address that cannot be decoded throws nothing, and a part of a page that cannot be
// loaded leaves the page being read in its place, instead of a reload that may lose it.
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {decoded, pagePath} from './pagePath';
import {pendingNavigationTo} from './pendingNavigation';
import {recoverFromLoadError} from './recoverFromLoadError';
import {partsOf} from './routeParts';

/** What a route's component really is; its published types know no promise. */
type Loadable = {preload?: () => Promise<unknown>};

const listed = Object.entries(routesChunkNames);

/** The parts first: a component whose parts have failed once never asks for them again. */
async function load(address: string): Promise<void> {
  const pathname = pagePath(address);
  const matches = [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path));
  const parts = matches.flatMap(({route}) => partsOf(route, listed));
  await Promise.all(parts.map((part): unknown => registry[part]?.[0]()));
  await Promise.all(matches.map(async ({route}) => (route.component as unknown as Loadable).preload?.()));
}

export default async function preload(pathname: string): Promise<void> {
  const isFirst = !window.docusaurusRoot;
  const navigation = pendingNavigationTo(pathname);
  try {
    await load(pathname);
  } catch (error) {
    // What was only fetched ahead is asked for again when the reader wants it.
    if (isFirst || navigation) {
      await recoverFromLoadError(error, {
        isFirst,
        load: () => load(pathname),
        isWanted: () => isFirst || pendingNavigationTo(pathname) === navigation,
      });
    }
  }
}
