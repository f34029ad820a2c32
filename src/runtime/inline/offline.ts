import {isServedFromCopy} from './servedFromCopy';
import {showOffline} from '../notice';
import {canReachServer} from '../server';

/** The link, if the browser would now load another page of this site in this tab. */
function followedLink({target, button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !link?.target;
  return isPlain && link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

type PendingNavigation = {href: string; from: string};

/** Only the last link is waited for. */
let pending: PendingNavigation | undefined;

/** The server is asked, because `navigator.onLine` may be wrong, above all for a site on the device itself. */
async function followWhenOnline(own: PendingNavigation): Promise<void> {
  const isThere = await canReachServer();
  // React may have come meanwhile, and have led the reader to another page.
  if (pending !== own || location.pathname !== own.from) {
    return;
  }
  if (isThere) {
    location.assign(own.href);
  } else {
    showOffline(() => {
      void followWhenOnline(own);
    });
  }
}

/** Keeps the page being read while there is no network. Links that the router follows are its own affair. */
export function holdNavigationOffline(event: MouseEvent): void {
  const link = navigator.onLine || event.defaultPrevented || isServedFromCopy() ? null : followedLink(event);
  if (link) {
    event.preventDefault();
    pending = {href: link.href, from: location.pathname};
    void followWhenOnline(pending);
  }
}
