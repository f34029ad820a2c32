import {openSections} from '../sections';

/** Opens the sections around the target of the address, which the browser knows when the page is complete. */
export function revealTarget(): void {
  const target = document.querySelector(':target');
  if (target) {
    openSections(target);
  }
}
