// A host may serve a page at other addresses, with `.html`, encoded or with doubled slashes. React must still recognise
// the page.
import routes from '@generated/routes';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchRoutes} from 'react-router-config';

export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

type Page = {address: string; path: string};

/** The address at which the document was requested, and the path of its page according to the build. */
function pageInDocument(): Page | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical && {address: decoded(window.location.pathname), path: decoded(new URL(canonical.href).pathname)};
}

// Read at once, because the framework changes the head on navigation.
const page = ExecutionEnvironment.canUseDOM ? pageInDocument() : null;

function isKnown(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact);
}

/** The path of the page at an address. If the router does not know it, it is the page that the host has served. */
export function pagePath(pathname: string): string {
  return page?.address === decoded(pathname) && !isKnown(page.address) ? page.path : pathname;
}
