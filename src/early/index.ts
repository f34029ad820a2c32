// The one inline script of every page, in front of its content: what must be right before the first paint, and what
// must not wait for React.
import {canAfford} from './afford';
import {restoreAnnouncement} from './announcement';
import {layOutLater} from './arrival';
import {checkBase} from './baseUrl';
import {closeContents} from './contents';
import {holdScripts} from './hold';
import {watchMenu} from './menu';
import {stayWhileOffline} from './offline';
import {watchLinks} from './prefetch';
import {watchRemade} from './remade';
import {revealTarget} from './reveal';
import {watchSearch} from './search';
import {trustOwn} from './trusted';

trustOwn();
restoreAnnouncement();
if (!canAfford()) {
  layOutLater();
}
watchMenu();
watchSearch();
watchLinks();
// In front of what keeps presses from React.
window.addEventListener('click', closeContents, true);
holdScripts();
watchRemade();
document.addEventListener('click', stayWhileOffline);
document.addEventListener('DOMContentLoaded', checkBase);
window.addEventListener('load', revealTarget);
window.addEventListener('hashchange', revealTarget);
