// It counts pages where React came for another reason. Static.
import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const output = document.querySelector('#visited');
    if (output && location.pathname !== previousLocation?.pathname) {
      output.textContent = `Shown: ${location.pathname}`;
    }
  },
};

export default clientModule;
