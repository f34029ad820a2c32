// The part of the page script that defers other scripts.
import {hiddenPanel} from '../../runtime/sections';
import {deferScripts, loadScripts} from './deferScripts';
import {watchContent} from './replacedContent';
import {watchControls} from './replacedControls';

/** Only React can open the tab that hides a link target. */
function loadForHiddenTarget(): void {
  if (document.querySelector(':target')?.closest(hiddenPanel)) {
    loadScripts();
  }
}

// In a doc this element stands between those of React, which would then replace the whole page.
document.currentScript?.remove();
deferScripts();
watchControls();
watchContent();
window.addEventListener('load', loadForHiddenTarget);
window.addEventListener('hashchange', loadForHiddenTarget);
