// Replaces the progress bar of theme-classic @3.10.2. Change: it is src/theme/progress.ts, which waits for a second.
import type {ClientModule} from '@docusaurus/types';
import {awaitPage, stopProgress} from './progress';

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      awaitPage();
    }
  },
  onRouteDidUpdate: stopProgress,
};

export default progressBar;
