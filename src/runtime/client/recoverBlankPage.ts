// A page whose parts were moved by a translator or an extension can take React down: it then removes all that it made.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from '../notice';
import {loadAnew} from '../server';
import {currentBuild, reloadOnce} from './reloadOnce';

const crashed = 'This page crashed. Another program may have changed it. ';

function bringBack(): void {
  const reason = `${currentBuild()} ${window.location.pathname}`;
  if (!reloadOnce(reason)) {
    showNotice(crashed, () => {
      void loadAnew(bringBack);
    });
  }
}

/** React can only be told of it where the framework makes its root, so what it leaves is looked at. */
function watch(root: Element): void {
  new MutationObserver(() => {
    if (!root.hasChildNodes()) {
      bringBack();
    }
  }).observe(root, {childList: true});
}

if (ExecutionEnvironment.canUseDOM) {
  const root = document.getElementById('__docusaurus');
  if (root) {
    watch(root);
  }
}
