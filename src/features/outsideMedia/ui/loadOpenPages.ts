// A page that allows a host has a policy of its own, and a browser takes the policy of the document that it loaded. So the
// way to such a page is a load, not a change in place.
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
