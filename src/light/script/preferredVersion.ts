// Forgets the version of some docs that a reader preferred, where the site has only one. With several, and a dropdown to
// choose one, pages are the framework's.
import {remove, storedKeys} from './storage';

const prefix = 'docs-preferred-version-';

/** The framework keeps it there, whatever the site's storage is. */
const type = 'localStorage';

export function preferredVersion(): void {
  if (SETTINGS.keepsVersion) {
    for (const key of storedKeys(type).filter((name) => name.startsWith(prefix))) {
      remove(key, type);
    }
  }
}
