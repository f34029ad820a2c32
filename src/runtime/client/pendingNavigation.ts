// Which page the reader is waiting for. The parts of others are fetched ahead too, and those may fail unnoticed.
import type {ClientModule} from '@docusaurus/types';
import {hideNotice} from '../notice';

/** One object for each navigation: who waits for an earlier one gives way to the next. */
export type PendingNavigation = {pathname: string};

let current: PendingNavigation | null = null;

export function pendingNavigationTo(pathname: string): PendingNavigation | null {
  return current?.pathname === pathname ? current : null;
}

const pendingNavigation: ClientModule = {
  onRouteUpdate({location: {pathname}, previousLocation}) {
    current = {pathname};
    // What is missing on the page that was loaded stays said.
    if (previousLocation) {
      hideNotice();
    }
    return undefined;
  },
};

export default pendingNavigation;
