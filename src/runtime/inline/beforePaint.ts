// Runs before the first paint and after the theme's script, which it corrects.
import {restoreAnnouncement} from './announcement';

restoreAnnouncement();
