import {onPress} from '../browser/press';
import {say} from '../browser/say';

/** Removes the entries whose names end in the mark of this site. */
onPress('[data-site-clear]', () => {
  // Another site could show the button in a frame, under something that invites a press.
  if (window !== window.top) {
    say('Open this page in a tab of its own, then clear your data there.');
    return;
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.endsWith(SETTINGS.namespace))) {
        storage.removeItem(key);
      }
    }
    say('Done. Nothing of this site is stored in your browser now.');
  } catch {
    say('Your browser blocks storage, so nothing of this site is stored.');
  }
});
