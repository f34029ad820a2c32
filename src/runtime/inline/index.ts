// The part of the page script that all pages have.
import {reportWrongBase} from './baseUrl';
import {closeContents} from './contents';
import {followStorage} from './followStorage';
import {watchMenu} from './menu';
import {holdNavigationOffline} from './offline';
import {revealTarget} from './reveal';
import {installTrustedTypes} from './trustedTypes';

installTrustedTypes();
followStorage();
watchMenu();
window.addEventListener('click', closeContents, true);
document.addEventListener('click', holdNavigationOffline);
document.addEventListener('DOMContentLoaded', reportWrongBase);
window.addEventListener('load', revealTarget);
window.addEventListener('hashchange', revealTarget);
