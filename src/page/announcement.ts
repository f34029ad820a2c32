// Closes the announcement. In the inline script, so that one that was closed is never painted.
import {onPress} from './press';
import {settings} from './settings';
import {read, write} from './storage';

const dismissed = 'docusaurus.announcement.dismiss';
const id = 'docusaurus.announcement.id';

/** The attribute of the theme's own script, which src/theme/AnnouncementBar hides the bar by. */
function showDismissed(isDismissed: boolean): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}

/** A new announcement is shown again to those who closed an earlier one. */
function restore(): void {
  if (read(id) !== settings.announcementId) {
    write(id, settings.announcementId);
    write(dismissed, 'false');
  }
  showDismissed(read(dismissed) === 'true');
}

restore();
window.addEventListener('pageshow', restore);
onPress('[data-site-dismiss]', () => {
  showDismissed(true);
  write(dismissed, 'true');
});
