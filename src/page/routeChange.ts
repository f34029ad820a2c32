// Static. Runs in React: tells the page script that another page or place is shown.
import type {ClientModule} from '@docusaurus/types';
import {routeShown} from './names';

const routeChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation) {
      document.dispatchEvent(new CustomEvent(routeShown, {detail: location.hash}));
    }
  },
};

export default routeChange;
