// A step that code takes on a page of the framework, such as a redirect, loads a document as a press on a link does: in
// it, the scripts of the layer find their page.
import type {ClientModule} from '@docusaurus/types';

const steps: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isStep = previousLocation !== null && previousLocation.pathname !== location.pathname;
    if (isStep && process.env.NODE_ENV === 'production') {
      window.location.reload();
    }
  },
};

export default steps;
