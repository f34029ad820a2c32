import {onPress} from '../../../browser/press';
import {say} from '../../../browser/say';

/** Removes the entries whose names end in the mark of this site. */
export function clearData(): void {
  onPress('[data-site-clear]', ({dataset: {siteDone, siteFailed, siteFramed}}) => {
    // Another site could show the button in a frame, under something that invites a press.
    if (window !== window.top) {
      say(siteFramed);
      return;
    }
    try {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage).filter((name) => name.endsWith(SITE.namespace))) {
          storage.removeItem(key);
        }
      }
      say(siteDone);
    } catch {
      say(siteFailed);
    }
  });
}
