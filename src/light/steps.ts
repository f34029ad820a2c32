// On a page of the framework each step loads a document, because the scripts of the layer act once, when it loads.
import type {ClientModule} from '@docusaurus/types';

/** The router hears of no press that does not arrive, and neither does a handler that an author gives a link. */
function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
  if (link?.origin === location.origin) {
    event.stopPropagation();
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', leaveToBrowser, true);
}

const steps: ClientModule = {
  /** A step that code takes, such as a redirect. */
  onRouteUpdate({location: {pathname}, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== pathname && process.env.NODE_ENV === 'production') {
      window.location.reload();
    }
  },
};

export default steps;
