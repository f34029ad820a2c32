// Forgets which version of some docs a reader preferred: with several to choose from, pages are the framework's.
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
