import {isServedFromCopy} from './servedFromCopy';
import {showOffline} from '../notice';
import {canReachServer} from '../server';

/** The clicked link, if it would load another page of this site in this tab. */
function followedLink({target, button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !link?.target;
  return isPlain && link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

type PendingNavigation = {href: string; from: string};

/** Only the last link counts. */
let pending: PendingNavigation | undefined;

/** Asks the server, because `navigator.onLine` can be wrong, above all for a site served from the device itself. */
async function followWhenOnline(own: PendingNavigation): Promise<void> {
  const isThere = await canReachServer();
  // React may have loaded meanwhile and navigated to another page.
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

/** Keeps the current page while there is no network. Links handled by the router are left alone. */
export function holdNavigationOffline(event: MouseEvent): void {
  const link = navigator.onLine || event.defaultPrevented || isServedFromCopy() ? null : followedLink(event);
  if (link) {
    event.preventDefault();
    pending = {href: link.href, from: location.pathname};
    void followWhenOnline(pending);
  }
}
