import {modeShown} from './names';
import {onEachShow, onPress} from './events';
import {read, remove, write} from './storage';

const key = 'theme';
const root = document.documentElement;
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What is stored, unless it is no mode: another page of the host, or an extension, can store any word. */
function asMode(stored: string | null | undefined): string | null {
  return stored === 'dark' || stored === 'light' ? stored : null;
}

/** The mode of a reader who has chosen none. */
function defaultMode(): string {
  if (SETTINGS.defaultMode === 'system') {
    return darkSystem().matches ? 'dark' : 'light';
  }
  return SETTINGS.defaultMode;
}

/** Shows the mode that was chosen, or the default, and tells React, which knows what depends on it. */
function show(choice: string | null): void {
  root.setAttribute('data-theme', choice ?? defaultMode());
  root.setAttribute('data-theme-choice', choice ?? 'system');
  document.dispatchEvent(new CustomEvent(modeShown, {detail: choice}));
}

/** Who chooses the mode of the system follows it again. */
function choose(mode: string): void {
  if (SETTINGS.defaultMode === 'system' && mode === defaultMode()) {
    show(null);
    remove(key);
  } else {
    show(mode);
    write(key, mode);
  }
}

export function colorMode(): void {
  if (SETTINGS.defaultMode === 'system') {
    darkSystem().addEventListener('change', () => {
      if (root.dataset.themeChoice === 'system') {
        show(null);
      }
    });
  }

  if (SETTINGS.hasModeSwitch) {
    onPress('[data-light-toggle-mode]', () => {
      choose(root.dataset.theme === 'dark' ? 'light' : 'dark');
    });

    // Another tab has stored a mode. The framework would store it again, and several tabs would answer each other for ever.
    window.addEventListener(
      'storage',
      (event) => {
        if (event.key === key + SETTINGS.namespace) {
          event.stopImmediatePropagation();
          show(asMode(event.newValue));
        }
      },
      true,
    );

    // A mode may have been chosen on another page after this one was made.
    onEachShow(() => {
      const stored = asMode(read(key));
      if (stored !== null && stored !== root.dataset.theme) {
        show(stored);
      }
    });
  }
}
