import {load} from './hold';
import {hiddenPanel, openSections} from './sections';

/** Of the address the page is at; the browser knows it only when the page is complete. A tab is shown by React. */
export function revealTarget(): void {
  const target = document.querySelector(':target');
  if (target) {
    openSections(target);
  }
  if (target?.closest(hiddenPanel)) {
    load();
  }
}
