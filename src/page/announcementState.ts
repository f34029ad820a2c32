import {settings} from './settings';
import {read, write} from './storage';

export const dismissed = 'docusaurus.announcement.dismiss';
const id = 'docusaurus.announcement.id';

/** The attribute of the theme's own script, which src/theme/AnnouncementBar hides the bar by. */
export function showDismissed(isDismissed: boolean): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}

/** A new announcement is shown again to those who closed an earlier one. */
export function restoreAnnouncement(): void {
  const known = read(id);
  if (known !== undefined && known !== settings.announcementId) {
    write(id, settings.announcementId);
    write(dismissed, 'false');
  }
  showDismissed(read(dismissed) === 'true');
}
