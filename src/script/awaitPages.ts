// Shows the progress bar while the document of another page is awaited.
import {awaitPage, giveUp} from './progress';

/** Downloads are not pages. A version, such as 1.0, is one. */
const download = /\.(?!html)[a-z]\w*$/;

function isPage({origin, pathname}: URL): boolean {
  return origin === location.origin && !download.test(pathname);
}

function onPress(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isElsewhere =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link?.target || link?.download;
  const isHere = link?.href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  if (link && !event.defaultPrevented && !isElsewhere && !isHere && isPage(new URL(link.href))) {
    // The browser first gives up the step before.
    setTimeout(awaitPage);
  }
}

export function awaitPages(): void {
  // The layer lets no press on a link through, so that the browser takes it.
  document.addEventListener('click', onPress, SITE.loadsDocuments);
  if ('navigation' in window) {
    (window.navigation as EventTarget).addEventListener('navigateerror', giveUp);
  }
  // Older browsers tell of no step that is given up.
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      giveUp();
    }
  });
  // The page is shown again from the cache of the browser.
  window.addEventListener('pageshow', giveUp);
}
