import {settings} from './settings';
import {read, write} from './storage';

const key = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

function show(isDismissed: boolean): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed);
}

/**
 * Before the first paint, in place of the theme's own script. That looks into localStorage whatever the storage is, and
 * keeps a new announcement hidden until React has noticed its id: both move the page later.
 */
export function restoreAnnouncement(): void {
  show(read(key.dismissed) === 'true' && read(key.id) === settings.announcementId);
}

export function dismissAnnouncement(): void {
  show(true);
  write(key.id, settings.announcementId);
  write(key.dismissed, 'true');
}
