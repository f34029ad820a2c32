import {useEffect} from 'react';
import {currentBuild, reloadOnce} from './reloadOnce';

/** Browsers throw these errors when React changes something that a translator or an extension has moved. */
function isCausedByOthers(error: Error): boolean {
  return (
    (error instanceof DOMException && error.name === 'NotFoundError') || /removeChild|insertBefore/.test(error.message)
  );
}

/** Reloads the page after such a crash, because the new page works, or can at least be read. */
export function useReloadAfterCrash(error: Error): void {
  useEffect(() => {
    if (isCausedByOthers(error)) {
      reloadOnce(`${currentBuild()} ${window.location.pathname}`);
    }
  }, [error]);
}
