// Which page the reader is waiting for. The parts of others are fetched ahead too, and those may fail unnoticed.
import type {ClientModule} from '@docusaurus/types';
import {hideNotice} from '../early/notice';

/** One object for each page change: who waits for the last one gives way to the next. */
export type Wish = {pathname: string};

let current: Wish | null = null;

export function wishFor(pathname: string): Wish | null {
  return current?.pathname === pathname ? current : null;
}

const wish: ClientModule = {
  onRouteUpdate({location: {pathname}}) {
    current = {pathname};
    hideNotice();
    return undefined;
  },
};

export default wish;
