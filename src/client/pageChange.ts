// A page change in place behaves as one between documents: the focus goes to the new page's heading, which a screen
// reader reads out, and a step back or forward returns to where the reader was.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

type State = {key?: string} | null;

/** The router's key of a history entry → how far its page was scrolled. */
const positions = new Map<string, number>();

/** The entry whose page is shown. The address changes before the page does. */
let shown = '';
let isStep = false;

function entry(): string {
  return (window.history.state as State)?.key ?? 'first';
}

/** A dialog belongs to the page it was opened on. While it is open, nothing behind it can take the focus. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
  }
}

function focusTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : document.querySelector('h1');
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', () => positions.set(shown, window.scrollY), {passive: true});
  window.addEventListener('popstate', () => {
    isStep = true;
  });
}

const pageChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    shown = entry();
    if (previousLocation) {
      closeDialogs();
    }
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      focusTarget(location.hash);
      if (isStep) {
        window.scrollTo(0, positions.get(shown) ?? 0);
      }
    }
    isStep = false;
  },
};

export default pageChange;
