// If a translator or an extension has moved parts of the page, React can crash and remove everything it rendered.
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from '../notice';
import {reloadIfOnline} from '../server';
import {currentBuild, reloadOnce} from './reloadOnce';

const crashed = translate({id: 'notice.crashed', message: 'This page crashed. Another program may have changed it.'});

function recover(): void {
  const reason = `${currentBuild()} ${window.location.pathname}`;
  if (!reloadOnce(reason)) {
    showNotice(crashed, () => {
      void reloadIfOnline(recover);
    });
  }
}

/** The framework creates React's root without an error handler, so the root element is observed instead. */
function watch(root: Element): void {
  new MutationObserver(() => {
    if (!root.hasChildNodes()) {
      recover();
    }
  }).observe(root, {childList: true});
}

if (ExecutionEnvironment.canUseDOM) {
  const root = document.getElementById('__docusaurus');
  if (root) {
    watch(root);
  }
}
