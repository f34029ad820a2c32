import {openSections} from '../sections';

/** Opens the sections around the link target. `:target` is set once the page has loaded. */
export function revealTarget(): void {
  const target = document.querySelector(':target');
  if (target) {
    openSections(target);
  }
}
