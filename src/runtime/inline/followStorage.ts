// Colour mode and announcement follow what is stored, whether React is there or not: when another tab stores something, and
// when a page comes back as it was left. The framework would store the mode again on every such event, and several tabs
// would answer each other without end, so it does not get to hear of it.
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

function onStorage(event: StorageEvent): void {
  if (event.key === `theme${settings.namespace}`) {
    event.stopImmediatePropagation();
  }
  // The framework sends such events to its own page too, when it stores something; only a browser tells of another tab.
  if (event.isTrusted) {
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
