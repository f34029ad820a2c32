// Inline in every page, after the theme's script: what must be known before anything is painted, and the notice that a
// part of the page is missing.
import {restoreAnnouncement} from './announcementState';
import {noticeFor} from './failedParts';

const root = document.documentElement;

// The address or a damaged storage can hold any word, and the theme's script writes it into the page.
root.setAttribute('data-theme', root.dataset.theme === 'dark' ? 'dark' : 'light');
restoreAnnouncement();

window.addEventListener(
  'error',
  ({target}) => {
    const notice = target instanceof Element && root.dataset.hasHydrated !== 'true' ? noticeFor(target) : undefined;
    document.getElementById(notice ?? '')?.removeAttribute('hidden');
  },
  true,
);
