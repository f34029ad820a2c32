import {onPress} from './press';
import {read, write} from './storage';

const key = 'theme';
const root = document.documentElement;

function show(mode: string): void {
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', mode);
}

onPress('[data-site-toggle-mode]', () => {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  write(key, mode);
});

// Another tab has stored a mode. The framework would store it again, and several tabs would answer each other for ever.
window.addEventListener(
  'storage',
  (event) => {
    if (event.key === key + SETTINGS.namespace) {
      event.stopImmediatePropagation();
      show(event.newValue ?? 'light');
    }
  },
  true,
);

// The reader comes back from a page on which a mode was chosen.
window.addEventListener('pageshow', ({persisted}) => {
  const stored = read(key);
  if (persisted && stored) {
    show(stored);
  }
});
