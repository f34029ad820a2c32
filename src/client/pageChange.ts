// A page change in place behaves as one between documents: the focus goes to the new page's heading, or to the place the
// link leads to, so that a screen reader reads it out. Going back and forward, the browser itself finds the old place.
import type {ClientModule} from '@docusaurus/types';

type Place = {pathname: string; search: string; hash: string};

/** A dialog belongs to the page it was opened on. While it is open, nothing behind it can take the focus. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
  }
}

/** The browser opens a section for a link into it only when it follows the link itself, not when the router does. */
function reveal(target: Element): void {
  const sections = [];
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    sections.push(details);
  }
  if (sections.some(({open}) => !open)) {
    for (const details of sections) {
      details.open = true;
    }
    target.scrollIntoView();
  }
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({preventScroll: true});
}

function showPlace(location: Place, previousLocation: Place): void {
  closeDialogs();
  const isNewPage = location.pathname !== previousLocation.pathname;
  // A control that keeps its choice in the query stays where it is.
  if (!isNewPage && location.search !== previousLocation.search) {
    return;
  }
  const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (anchor) {
    reveal(anchor);
  }
  const target = anchor ?? (isNewPage ? document.querySelector('h1') : null);
  if (target) {
    focus(target);
  }
}

const pageChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation) {
      showPlace(location, previousLocation);
    }
  },
};

export default pageChange;
