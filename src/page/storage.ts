// The framework's storage, with its keys, before and without React.
import {settings} from './settings';

function storage(): Storage | undefined {
  return settings.storage === 'none' ? undefined : window[settings.storage];
}

/** Null if nothing is stored, undefined if the browser blocks storage or the site has switched it off. */
export function read(key: string): string | null | undefined {
  try {
    return storage()?.getItem(key + settings.namespace);
  } catch {
    return undefined;
  }
}

export function write(key: string, value: string): void {
  try {
    storage()?.setItem(key + settings.namespace, value);
  } catch {
    // The choice holds until the page is left. The framework warns developers.
  }
}

/** Calls `restore` when another tab has stored something, and when a page comes back from the browser's cache. */
export function followStorage(restore: () => void): void {
  const follow = (event: StorageEvent | PageTransitionEvent) => {
    // The framework dispatches storage events itself. Only those of other tabs are trusted.
    if (event.isTrusted && (event.type === 'storage' || (event as PageTransitionEvent).persisted)) {
      restore();
    }
  };
  window.addEventListener('storage', follow, true);
  window.addEventListener('pageshow', follow);
}
