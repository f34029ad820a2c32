// A page that allows a host has a different policy, and the policy in force is that of the loaded document. So such a
// page is loaded, not navigated to in place.
import type {ClientModule} from '@docusaurus/types';
import pages from '@generated/outside-media/default/pages.json';

const loadOpenPages: ClientModule = {
  onRouteUpdate({location: {pathname}, previousLocation}) {
    const isNewPage = previousLocation && previousLocation.pathname !== pathname;
    if (isNewPage && pages.some(({permalink}) => permalink === pathname)) {
      window.location.reload();
    }
    return undefined;
  },
};

export default loadOpenPages;
