// The page that the reader is waiting for. Parts of other pages are only prefetched and may fail silently.
import type {ClientModule} from '@docusaurus/types';
import {hideNotice} from '../notice';

/** One object per navigation, so that code waiting for an earlier one can tell that it is outdated. */
export type PendingNavigation = {pathname: string};

let current: PendingNavigation | null = null;

export function pendingNavigationTo(pathname: string): PendingNavigation | null {
  return current?.pathname === pathname ? current : null;
}

const pendingNavigation: ClientModule = {
  onRouteUpdate({location: {pathname}, previousLocation}) {
    current = {pathname};
    // A notice about the initial page stays until the first navigation.
    if (previousLocation) {
      hideNotice();
    }
    return undefined;
  },
};

export default pendingNavigation;
