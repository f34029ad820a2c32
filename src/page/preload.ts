// Runs in React: decides what happens when the files of the next page have come or failed. Static.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {hasPages} from '../site/hasPages';

/** A route as it is built. Its type in the framework does not know that loading takes time. */
type Route = {component: {preload: () => Promise<unknown>}; routes?: Route[]};

let navigation = 0;

/** Before hydration, the page in the HTML stays, and says that a part is missing. */
function isReadable(): boolean {
  return hasPages(siteConfig) && document.documentElement.dataset.hasHydrated !== 'true';
}

/**
 * After a failure, the framework would load the document, which fails as well without a connection. So the failure counts
 * as the end of loading, and src/theme/Loading shows it. A page that was given up for another one is never shown.
 */
function wrapPreload({component, routes: inner = []}: Route): void {
  const {preload} = component;
  component.preload = async () => {
    const own = navigation;
    await preload().catch((error: unknown) => {
      if (isReadable()) {
        throw error;
      }
    });
    return own === navigation ? undefined : new Promise(() => undefined);
  };
  inner.forEach(wrapPreload);
}

/** The styles that src/features/hosting/literalStyles.ts took out of the HTML. React changes and removes them. */
function restoreStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-site-style]')) {
    element.style.cssText = element.dataset.siteStyle ?? '';
    element.removeAttribute('data-site-style');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  restoreStyles();
  (routes as unknown as Route[]).forEach(wrapPreload);
}

const countNavigations: ClientModule = {
  onRouteUpdate() {
    navigation += 1;
  },
};

export default countNavigations;
