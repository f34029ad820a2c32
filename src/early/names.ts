// What the page and the early script have to agree on.

export const menuId = 'site-menu';

/** Wide windows show the navigation in the navbar; keep in step with the framework's breakpoint of 996 px. */
export const widerThanMenu = '(width > 996px)';

/** Where a page keeps the addresses of what is held back: the scripts, its own parts, and the styles of all other pages. */
export const heldScripts = 'held-scripts';
export const heldParts = 'held-parts';
export const heldStyles = 'held-styles';

/** A button with this attribute is answered by the early script until React is here. */
export const earlyAnswer = 'data-early';

export type EarlyAnswer = 'colour-mode' | 'announcement';

export function answeredEarly(answer: EarlyAnswer): {[earlyAnswer]: EarlyAnswer} {
  return {[earlyAnswer]: answer};
}

/** What has this attribute opens the search, before and after React, with the words that it holds. */
export const searchEntry = 'data-search';
export const searchDialog = 'theme-search';

/** Stands on the first element where the keyboard has a command key. */
export const macKeyboard = 'data-mac';

/** Sent when a result is chosen, with its address. Who can go there without loading the page anew, keeps it. */
export const searchGoes = 'search-goes';

/** Sent when parts of the page could not be loaded, and React has therefore not taken it over. */
export const startFailed = 'start-failed';

/** What script puts into the page to say that something is wrong. */
export const noticeName = 'theme-load-notice';

/** Stands on the first element until the whole text is laid out. */
export const arriving = 'data-arriving';
