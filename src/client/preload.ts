// Replaces the core's preload: an address that cannot be decoded throws nothing, and a part of a page that
// cannot be loaded leads to a message with "Retry" instead of a reload that may lose the page being read.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {startFailed} from '../early/names';

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** What a route's component really is; its published types know no promise. */
type Loadable = {preload?: () => Promise<unknown>};

async function load(pathname: string): Promise<void> {
  const matches = [...new Set([pathname, decoded(pathname)])].flatMap((path) => matchRoutes(routes, path));
  await Promise.all(matches.map(async ({route}) => (route.component as unknown as Loadable).preload?.()));
}

/**
 * Before the first render a failure must stay one: React would put its error in place of the page that can be read.
 * Later the router goes on, and the part that is missing shows `theme/Loading`.
 */
export default async function preload(pathname: string): Promise<void> {
  try {
    await load(pathname);
  } catch (error) {
    if (!window.docusaurusRoot) {
      window.dispatchEvent(new Event(startFailed));
      throw error;
    }
    console.warn(error);
  }
}
