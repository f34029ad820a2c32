// What a page does while its scripts are deferred.
import {hiddenPanel} from '../../runtime/sections';
import {deferScripts, loadScripts} from './deferScripts';
import {replayLostClicks} from './replayLostClick';

/** A tab that hides the target of the address is shown by React. */
function loadForHiddenTarget(): void {
  if (document.querySelector(':target')?.closest(hiddenPanel)) {
    loadScripts();
  }
}

deferScripts();
replayLostClicks();
window.addEventListener('load', loadForHiddenTarget);
window.addEventListener('hashchange', loadForHiddenTarget);
