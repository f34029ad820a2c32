// A host may answer with a page at other addresses than its own: with `.html`, encoded, doubled slashes. React has to take
// the document for the page that it is.
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

/** The address that the document was asked for by, and the path of the page in it, as the build says. */
function pageInDocument(): Page | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical && {address: decoded(window.location.pathname), path: decoded(new URL(canonical.href).pathname)};
}

// At once: the framework changes the head with each page.
const page = ExecutionEnvironment.canUseDOM ? pageInDocument() : null;

function isKnown(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact);
}

/** The path of the page at an address. What the router does not know is what the host has answered with. */
export function pagePath(pathname: string): string {
  return page?.address === decoded(pathname) && !isKnown(page.address) ? page.path : pathname;
}
