import {isServedFromCopy} from './servedFromCopy';
import {showOffline} from '../notice';
import {isServerThere} from '../server';

/** A link that the browser would follow by loading a page of this site, here and now. */
function followed({target, button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !link?.target;
  return isPlain && link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/** What the browser thinks of the network may be wrong, above all where the site is served from the device itself. */
async function leadOn(link: HTMLAnchorElement): Promise<void> {
  if (await isServerThere()) {
    location.assign(link.href);
  } else {
    showOffline(() => {
      void leadOn(link);
    });
  }
}

/** Without a network a link would take the page away that is being read. Where React follows it, it looks for itself. */
export function stayWhileOffline(event: MouseEvent): void {
  const link = navigator.onLine || event.defaultPrevented || isServedFromCopy() ? null : followed(event);
  if (link) {
    event.preventDefault();
    void leadOn(link);
  }
}
