// Inline in every page, after the theme's script: what must be known before anything is painted, and the notice that a
// part of the page is missing.
import './announcement';
import {noticeId} from './names';

const root = document.documentElement;

// The address or a damaged storage can hold any word, and the theme's script writes it into the page.
root.setAttribute('data-theme', root.dataset.theme === 'dark' ? 'dark' : 'light');

/** The scripts and style sheets of the site. The addresses of those that an extension adds begin otherwise. */
const ownParts = 'script[src^="/"], link[rel=stylesheet][href^="/"]';

/** Whether a part of the page did not come, or came cut, which the browser reports as a fault in its text. */
function isMissing({target, error, filename}: ErrorEvent): boolean {
  return target instanceof Element
    ? target.matches(ownParts)
    : error instanceof SyntaxError && filename.startsWith(location.origin);
}

window.addEventListener(
  'error',
  (event) => {
    if (isMissing(event) && root.dataset.hasHydrated !== 'true') {
      document.getElementById(noticeId)?.removeAttribute('hidden');
    }
  },
  true,
);
