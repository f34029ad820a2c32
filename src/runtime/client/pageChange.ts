// Makes navigation in place feel like loading a document: the focus moves to the new heading or the link target, so
// that screen readers announce it. For back and forward, the browser itself restores the scroll position.
import type {ClientModule} from '@docusaurus/types';
import {openSections} from '../sections';
import {keepInView} from './keepInView';
import {showTab} from './showTab';

type Place = {pathname: string; search: string; hash: string};

/** A dialog belongs to the page it was opened on, and while it is open nothing behind it can get the focus. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
  }
}

const reached = 'data-reached';

/** Replaces `:target`, which does not follow the router's navigation. */
function mark(target: HTMLElement | null): void {
  document.querySelector(`[${reached}]`)?.removeAttribute(reached);
  target?.setAttribute(reached, '');
}

function focus(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({preventScroll: true});
}

function reach(target: HTMLElement): void {
  mark(target);
  focus(target);
  target.scrollIntoView();
}

function targetOf({hash}: Place): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

function showPlace(location: Place, previousLocation: Place): void {
  closeDialogs();
  const isNewPage = location.pathname !== previousLocation.pathname;
  // For controls that keep their state in the query, focus and scroll position stay.
  if (!isNewPage && location.search !== previousLocation.search) {
    return;
  }
  const anchor = targetOf(location);
  mark(anchor);
  if (anchor) {
    openSections(anchor);
    showTab(anchor, reach);
  }
  const target = anchor ?? (isNewPage ? document.querySelector('h1') : null);
  if (target) {
    focus(target);
  }
}

const pageChange: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    keepInView(document.querySelector('.theme-doc-sidebar-container [aria-current="page"]'));
    if (previousLocation) {
      showPlace(location, previousLocation);
      return;
    }
    const target = targetOf(location);
    if (target) {
      showTab(target, reach);
    }
  },
};

export default pageChange;
