// Runs in React: tells the page script that another page or place is shown. Static.
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {routeShown} from '../browser/names';
import {hasPages} from '../site/hasPages';

/** In `npm start` and with the hash router, there is no page before React shows the first one. */
const isEmptyAtFirst = process.env.NODE_ENV === 'development' || !hasPages(siteConfig);

const routeChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation ?? isEmptyAtFirst) {
      document.dispatchEvent(new CustomEvent(routeShown, {detail: location.hash}));
    }
  },
};

export default routeChange;
