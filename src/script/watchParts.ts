// Says that a part of the page did not come. It may be the script of the site, so this is inline.
import {onPress} from '../browser/press';
import {noticeId} from './notice';

function showNotice(isShown: boolean): void {
  // It comes last in the page, and styles are missed earlier.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => {
      showNotice(isShown);
    });
    return;
  }
  document.getElementById(noticeId)?.toggleAttribute('hidden', !isShown);
}

/** Extensions add scripts of their own. */
const isOfSite = (address: string) => address.startsWith(location.origin);

/** Whether a part of the site did not come, or came cut, which the browser reports as a fault in its text. */
function isMissing({target, error, filename}: ErrorEvent): boolean {
  if (target instanceof HTMLScriptElement) {
    return isOfSite(target.src);
  }
  if (target instanceof HTMLLinkElement) {
    return target.rel === 'stylesheet' && isOfSite(target.href);
  }
  return error instanceof SyntaxError && isOfSite(filename);
}

export function watchParts(): void {
  onPress('[data-site-retry]', () => {
    location.reload();
  });
  window.addEventListener(
    'error',
    (event) => {
      // Once React runs, it also loads what nobody has asked for yet.
      if (isMissing(event) && document.documentElement.dataset.hasHydrated !== 'true') {
        showNotice(true);
      }
    },
    true,
  );
  // The light layer says it of an island, and also that it has come at last.
  document.addEventListener('light-part-missing', (event) => {
    showNotice((event as CustomEvent<boolean>).detail);
  });
}
