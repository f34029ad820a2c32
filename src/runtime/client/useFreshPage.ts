import {useEffect} from 'react';
import {currentBuild, reloadOnce} from './reloadOnce';

/** What browsers throw when React changes what a translator or an extension has moved. */
function isOfOthers(error: Error): boolean {
  return (
    (error instanceof DOMException && error.name === 'NotFoundError') || /removeChild|insertBefore/.test(error.message)
  );
}

/** After such a crash nothing in the page can be relied on. Loaded anew, it works, or it can at least be read. */
export function useFreshPage(error: Error): void {
  useEffect(() => {
    if (isOfOthers(error)) {
      reloadOnce(`${currentBuild()} ${window.location.pathname}`);
    }
  }, [error]);
}
