import {dismissed, restoreAnnouncement, showDismissed} from './announcementState';
import {onPress} from './press';
import {followStorage, read, write} from './storage';

onPress('[data-dismiss]', () => {
  showDismissed(true);
  write(dismissed, 'true');
});

followStorage(() => {
  if (read(dismissed) !== undefined) {
    restoreAnnouncement();
  }
});
