// Runs in React: tells the page script that another page or place is shown. Static.
import type {ClientModule} from '@docusaurus/types';
import {routeShown} from '../browser/names';

const routeChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // In `npm start`, there is no page before React shows the first one.
    if (previousLocation ?? process.env.NODE_ENV === 'development') {
      document.dispatchEvent(new CustomEvent(routeShown, {detail: location.hash}));
    }
  },
};

export default routeChange;
