// Closes the announcement. In the inline script, so that one that was closed is never painted.
import {onEachShow, onPress} from './events';
import {read, write} from './storage';

const dismissed = 'docusaurus.announcement.dismiss';
const id = 'docusaurus.announcement.id';

/** The attribute of the theme's own script, which src/theme/AnnouncementBar hides the bar by. */
function showDismissed(isDismissed: boolean): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}

/** A new announcement is shown again to those who closed an earlier one. */
function restore(): void {
  const current = SETTINGS.announcementId ?? '';
  if (read(id) !== current) {
    write(id, current);
    write(dismissed, 'false');
  }
  const stored = read(dismissed);
  if (stored) {
    showDismissed(stored === 'true');
  }
}

if (SETTINGS.announcementId !== null) {
  onEachShow(restore);
  onPress('[data-light-dismiss]', () => {
    showDismissed(true);
    write(dismissed, 'true');
  });
}
