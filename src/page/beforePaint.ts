// Inline in every page, after the theme's script: what must be known before anything is painted, and the notice that a
// part of the page is missing.
import './announcement';
import {noticeId} from './names';

const root = document.documentElement;

// The address or a damaged storage can hold any word, and the theme's script writes it into the page.
root.setAttribute('data-theme', root.dataset.theme === 'dark' ? 'dark' : 'light');

/** The scripts and style sheets of this host, without those that an extension adds. */
const ownParts = 'script[src^="/"], link[rel=stylesheet][href^="/"]';

window.addEventListener(
  'error',
  ({target}) => {
    if (target instanceof Element && target.matches(ownParts) && root.dataset.hasHydrated !== 'true') {
      document.getElementById(noticeId)?.removeAttribute('hidden');
    }
  },
  true,
);
