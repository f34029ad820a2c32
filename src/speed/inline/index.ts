// The part of the page script that defers other scripts.
import {hiddenPanel} from '../../runtime/sections';
import {deferScripts, loadScripts} from './deferScripts';
import {replayLostClicks} from './replayLostClick';

/** Only React can open the tab that hides a link target. */
function loadForHiddenTarget(): void {
  if (document.querySelector(':target')?.closest(hiddenPanel)) {
    loadScripts();
  }
}

// It stands in the content of a doc, where React would not expect it.
document.currentScript?.remove();
deferScripts();
replayLostClicks();
window.addEventListener('load', loadForHiddenTarget);
window.addEventListener('hashchange', loadForHiddenTarget);
