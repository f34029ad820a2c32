import {onPress} from './press';
import {say} from './say';
import {settings} from './settings';

/** Removes the entries whose names end in the mark of this site. */
onPress('[data-clear]', () => {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.endsWith(settings.namespace))) {
        storage.removeItem(key);
      }
    }
    say('Done. Nothing of this site is stored in your browser now.');
  } catch {
    say('Your browser blocks storage, so nothing of this site is stored.');
  }
});
