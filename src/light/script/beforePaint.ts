// Inline in every page, after the theme's script: what must be known before anything is painted.
import './announcement';
import './menuGroups';

const root = document.documentElement;

// The address or a damaged storage can hold any word, and the theme's script writes it into the page.
root.setAttribute('data-theme', root.dataset.theme === 'dark' ? 'dark' : 'light');
