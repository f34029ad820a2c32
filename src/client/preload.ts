// Replaces the core's preload: an address that cannot be decoded throws nothing, and a part of a page that cannot be
// loaded leaves the page being read in its place, instead of a reload that may lose it.
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {partsOf} from '../site/routeParts';
import {overcome} from './overcome';
import {wishFor} from './wish';

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** What a route's component really is; its published types know no promise. */
type Loadable = {preload?: () => Promise<unknown>};

type Match = ReturnType<typeof matchRoutes>[number];

function matchesOf(pathname: string): Match[] {
  return [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path));
}

const listed = Object.entries(routesChunkNames);

function partsOfAll(matches: Match[]): string[] {
  return matches.flatMap(({route}) => partsOf(route, listed));
}

export function partsNeeded(pathname: string): string[] {
  return partsOfAll(matchesOf(pathname));
}

const loaded = new Set<string>();

/** Whether a page can be shown at once. */
export function isLoaded(pathname: string): boolean {
  return loaded.has(pathname);
}

/** The parts first: a component whose parts have failed once never asks for them again. */
async function load(pathname: string): Promise<void> {
  const matches = matchesOf(pathname);
  await Promise.all(
    partsOfAll(matches).map(async (part) => {
      await registry[part]?.[0]();
    }),
  );
  await Promise.all(matches.map(async ({route}) => (route.component as unknown as Loadable).preload?.()));
  loaded.add(pathname);
}

/** The site's own scripts have just run, which takes a phone as long as a task should. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

export default async function preload(pathname: string): Promise<void> {
  const isFirst = !window.docusaurusRoot;
  if (isFirst) {
    await breath();
  }
  const wish = wishFor(pathname);
  try {
    await load(pathname);
  } catch (error) {
    // What was only fetched ahead is asked for again when the reader wants it.
    if (isFirst || wish) {
      await overcome(error, {
        isFirst,
        load: () => load(pathname),
        isWanted: () => isFirst || wishFor(pathname) === wish,
      });
    }
  }
}
