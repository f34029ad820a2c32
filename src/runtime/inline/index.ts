// What every page does before its content and beside React, whatever else the page script holds.
import {restoreAnnouncement} from './announcement';
import {checkBase} from './baseUrl';
import {closeContents} from './contents';
import {watchMenu} from './menu';
import {stayWhileOffline} from './offline';
import {revealTarget} from './reveal';
import {trustOwn} from './trustedTypes';

trustOwn();
restoreAnnouncement();
watchMenu();
window.addEventListener('click', closeContents, true);
document.addEventListener('click', stayWhileOffline);
document.addEventListener('DOMContentLoaded', checkBase);
window.addEventListener('load', revealTarget);
window.addEventListener('hashchange', revealTarget);
