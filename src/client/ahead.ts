// Replaces the core's `window.docusaurus`, which links talk to. What is fetched ahead is also made ready: a phone holds
// back what a touch asks for until the finger has been lifted, and the page change would wait for it.
import fetchFile from '@docusaurus/core/lib/client/prefetch';
import {whenIdle} from '../early/idle';
import {isSlow, savesData} from '../early/network';
import preload, {isLoaded, partsNeeded} from './preload';

declare const __webpack_require__: {
  /** Where a part stands, put there by the framework's bundler. */
  gca: (part: string) => string | undefined;
};

const fetched = new Set<string>();

/** Not for a reader who saves data, and not where a link leads to no page. */
function isWantedAhead(pathname: string): boolean {
  return !savesData() && partsNeeded(pathname).length > 0;
}

function load(pathname: string): void {
  if (!isLoaded(pathname) && isWantedAhead(pathname)) {
    void preload(pathname);
  }
}

async function fetchParts(pathname: string): Promise<void> {
  // A part that was merged into another has a name without an address.
  const files = partsNeeded(pathname).flatMap((part) => __webpack_require__.gca(part) ?? []);
  await Promise.all(files.filter((file) => !file.includes('undefined')).map(fetchFile));
  whenIdle(() => {
    load(pathname);
  });
}

export default {
  prefetch(pathname: string): void {
    if (!isSlow() && !fetched.has(pathname) && isWantedAhead(pathname)) {
      fetched.add(pathname);
      void fetchParts(pathname);
    }
  },
  preload: load,
};
