// Runs before the first paint and after the theme's script, which it corrects.
import {restoreAnnouncement} from './announcement';

const {dataset} = document.documentElement;
// An address or a damaged storage can hold any mode, and the theme's script copies any attribute from the address.
dataset.theme = dataset.theme === 'dark' ? 'dark' : 'light';
dataset.hasHydrated = 'false';
restoreAnnouncement();
