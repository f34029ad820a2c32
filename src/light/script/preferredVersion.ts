// Forgets the version of some docs that a reader preferred, where the site has only one. With several, and a dropdown to
// choose one, pages are the framework's.
import {removeAll} from './storage';

export function preferredVersion(): void {
  // The framework keeps it there, whatever the site's storage is.
  removeAll('docs-preferred-version-', 'localStorage');
}
