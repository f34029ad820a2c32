// Forgets the version of some docs that a reader preferred, where the site has only one. With several, and a dropdown to
// choose one, pages are the framework's.
import {use} from './storage';

export function preferredVersion(): void {
  // The framework keeps it there, whatever the site's storage is.
  use('localStorage', (storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith('docs-preferred-version-'));
    for (const name of names.filter((one) => one.endsWith(SETTINGS.namespace))) {
      storage.removeItem(name);
    }
  });
}
