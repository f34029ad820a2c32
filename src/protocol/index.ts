// Names that the page, its inline script, React and the build share.

export const menuId = 'site-menu';

/** In wide windows the navigation is in the navbar. Must match the framework's breakpoint of 996 px. */
export const widerThanMenu = '(width > 996px)';

/** Meta elements with the addresses of deferred files: the scripts, and the style sheet of the whole site. */
export const deferredScripts = 'deferred-scripts';
export const deferredStyles = 'deferred-styles';

/** The id of the element with the page's own styles. */
export const pageStyles = 'page-styles';

/** The head of an article, with its title. */
export const titleId = 'theme-title';

/** Says what a press does before hydration. Buttons without it do nothing until then. */
export const earlyControl = 'data-early';

/**
 * `color-mode` and `announcement` act at once. `replay` is replayed after hydration, if that happens soon. `again` has
 * to be pressed again; it is for controls that delete, store, copy or navigate.
 */
export type EarlyControl = 'color-mode' | 'announcement' | 'replay' | 'again';

export function pressedEarly(control: EarlyControl): {[earlyControl]: EarlyControl} {
  return {[earlyControl]: control};
}

/** An element with this attribute opens the search, before or after hydration, with the words in its value. */
export const searchEntry = 'data-search';
export const searchDialog = 'theme-search';

/** Set on the root element where the keyboard has a command key. */
export const macKeyboard = 'data-mac';

/**
 * Dispatched with the address of a chosen search result. Cancelled by React, which navigates without loading a
 * document.
 */
export const searchGoes = 'search-goes';

/** Dispatched when parts of the page could not be loaded, so React did not hydrate it. */
export const startFailed = 'start-failed';

/** The class of messages that scripts insert when something is wrong. */
export const noticeName = 'theme-load-notice';

/** A button with this attribute copies the code of its block, before or after hydration. */
export const copiesCode = 'data-copy';

/** Set on a copy button for a moment after it has copied. */
export const codeCopied = 'data-copied';
