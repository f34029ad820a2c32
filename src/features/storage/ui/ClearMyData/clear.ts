import siteStorage from '@generated/site-storage';
import {isStoredByUs} from '@site/src/features/storage/model/storedData';

/** A browser that blocks storage throws on mere access. */
function storageOf(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

/** Removes what the site has stored. Returns the removed keys, or null if the browser blocks storage. */
export function clearMyData(): string[] | null {
  const storages = [storageOf('localStorage'), storageOf('sessionStorage')].filter((storage) => storage !== null);
  if (storages.length === 0) {
    return null;
  }
  return storages.flatMap((storage) => {
    const ours = Object.keys(storage).filter((name) => isStoredByUs(name, siteStorage.namespace));
    for (const name of ours) {
      storage.removeItem(name);
    }
    return ours;
  });
}
