import {useEffect} from 'react';
import {currentBuild, reloadOnce} from './reloadOnce';

/** Browsers throw this when React changes what a translator or an extension has moved. */
function isCausedByOthers(error: Error): boolean {
  return (
    (error instanceof DOMException && error.name === 'NotFoundError') || /removeChild|insertBefore/.test(error.message)
  );
}

/** Reloads the page after such a crash: it then works, or can at least be read. */
export function useReloadAfterCrash(error: Error): void {
  useEffect(() => {
    if (isCausedByOthers(error)) {
      reloadOnce(`${currentBuild()} ${window.location.pathname}`);
    }
  }, [error]);
}
