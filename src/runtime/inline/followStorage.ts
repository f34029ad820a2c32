// Keeps colour mode and announcement in step with the storage, with or without React: when another tab stores a choice,
// and when a page comes from the back/forward cache. The framework must not see the event for the colour mode, because
// it would store the mode again, and several tabs would answer each other endlessly.
import {restoreAnnouncement} from './announcement';
import {settings} from './settings';
import {canStore, read} from './storage';

function restore(): void {
  const choice = read('theme');
  const {dataset} = document.documentElement;
  dataset.theme = choice === 'dark' ? 'dark' : 'light';
  dataset.themeChoice = choice ?? 'system';
  restoreAnnouncement();
}

/** Everything that this follows. Other keys must not undo what could not be stored. */
const followed = /^(?:theme|docusaurus\.announcement)/;

function onStorage(event: StorageEvent): void {
  const {key, isTrusted} = event;
  if (key === `theme${settings.namespace}`) {
    event.stopImmediatePropagation();
  }
  // The framework dispatches such events to its own page when it stores something. Only real events come from other
  // tabs. Without a key, everything has been removed.
  if (isTrusted && (key === null || followed.test(key))) {
    restore();
  }
}

export function followStorage(): void {
  window.addEventListener('storage', onStorage, true);
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && canStore()) {
      restore();
    }
  });
}
