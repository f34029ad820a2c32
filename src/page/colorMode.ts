import {onPress} from './press';
import {settings} from './settings';
import {followStorage, read, write} from './storage';

const key = 'theme';
const root = document.documentElement;

function show(mode: 'light' | 'dark'): void {
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', mode);
}

onPress('[data-toggle-mode]', () => {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  write(key, mode);
});

followStorage(() => {
  const stored = read(key);
  if (stored !== undefined) {
    show(stored === 'dark' ? 'dark' : 'light');
  }
});

// The framework would store the mode again, and several tabs would answer each other for ever.
window.addEventListener(
  'storage',
  (event) => {
    if (event.key === key + settings.namespace) {
      event.stopImmediatePropagation();
    }
  },
  true,
);
