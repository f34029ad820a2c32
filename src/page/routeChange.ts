// Runs in React: tells the page script that another page or place is shown.
import type {ClientModule} from '@docusaurus/types';
import {routeShown} from './names';

const routeChange: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      document.dispatchEvent(new Event(routeShown));
    }
  },
};

export default routeChange;
