import {settings} from './settings';
import {read, write} from './storage';

const key = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

function show(isDismissed: boolean): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed);
}

/**
 * Runs before the first paint, and then whenever the storage may have changed. It replaces the theme's own script, which
 * ignores the configured storage type and hides a new announcement until React has noticed its id. Both would move the
 * page later.
 */
export function restoreAnnouncement(): void {
  show(read(key.dismissed) === 'true' && read(key.id) === settings.announcementId);
}

export function dismissAnnouncement(): void {
  show(true);
  write(key.id, settings.announcementId);
  write(key.dismissed, 'true');
}
