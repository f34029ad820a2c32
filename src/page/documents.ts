// Each step to another page loads a document, from pages of the framework too, and the progress bar shows that it is awaited.
import {awaitPage, stopProgress} from '../theme/progress';

/** Downloads are not pages. A version, such as 1.0, is one. */
const file = /\.(?!html)[a-z]\w*$/;

function isPage({origin, pathname}: URL): boolean {
  return origin === location.origin && !file.test(pathname);
}

/** The framework would show the page in place. Its router hears of no press that does not arrive. */
function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link?.origin === location.origin) {
    event.stopPropagation();
  }
}

type NavigateEvent = Event & {
  destination: {url: string; sameDocument: boolean};
  downloadRequest: string | null;
  signal: AbortSignal;
};

function onNavigate(event: NavigateEvent): void {
  const {destination, downloadRequest, signal} = event;
  if (!destination.sameDocument && downloadRequest === null && isPage(new URL(destination.url))) {
    awaitPage();
    signal.addEventListener('abort', stopProgress);
  }
}

/** Where no event tells of a step to a document, a press on a link begins it, and Escape gives it up. */
function onPress(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isElsewhere =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link?.target || link?.download;
  const isHere = link?.href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  if (link && !event.defaultPrevented && !isElsewhere && !isHere && isPage(new URL(link.href))) {
    awaitPage();
  }
}

export function documents(): void {
  if (SETTINGS.loadsDocuments) {
    const isOfFramework = !document.documentElement.hasAttribute('data-light');
    if (isOfFramework) {
      document.addEventListener('click', leaveToBrowser, true);
    }
    if ('navigation' in window) {
      const navigation = window.navigation as EventTarget;
      navigation.addEventListener('navigate', (event) => {
        onNavigate(event as NavigateEvent);
      });
      navigation.addEventListener('navigateerror', stopProgress);
    } else {
      document.addEventListener('click', onPress, isOfFramework);
      document.addEventListener('keydown', ({key}) => {
        if (key === 'Escape') {
          stopProgress();
        }
      });
    }
    // The page is shown again from the cache of the browser.
    window.addEventListener('pageshow', stopProgress);
  }
}
