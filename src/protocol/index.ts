// What the page, the script in it, React and the build have to agree on.

export const menuId = 'site-menu';

/** Wide windows show the navigation in the navbar; keep in step with the framework's breakpoint of 996 px. */
export const widerThanMenu = '(width > 996px)';

/** Where a page keeps the addresses of what is deferred: its scripts, and the styles of all other pages. */
export const deferredScripts = 'deferred-scripts';
export const deferredStyles = 'deferred-styles';

/** The element with the styles that a page carries itself. */
export const pageStyles = 'page-styles';

/** The head of an article, with its title. */
export const titleId = 'theme-title';

/** Says what a press before hydration does. A button without it does nothing until then. */
export const earlyControl = 'data-early';

/**
 * The first two are carried out at once. `replay` is carried out when the page is hydrated, if that is soon; `again` is for
 * what deletes, stores, copies or leads away, and has to be pressed again.
 */
export type EarlyControl = 'color-mode' | 'announcement' | 'replay' | 'again';

export function pressedEarly(control: EarlyControl): {[earlyControl]: EarlyControl} {
  return {[earlyControl]: control};
}

/** An element with this attribute opens the search, before and after hydration, with the words that it holds. */
export const searchEntry = 'data-search';
export const searchDialog = 'theme-search';

/** Stands on the first element where the keyboard has a command key. */
export const macKeyboard = 'data-mac';

/** Sent when a search result is chosen, with its address. Who can go there without loading a document, cancels it. */
export const searchGoes = 'search-goes';

/** Sent when parts of the page could not be loaded, so that React did not take over the page. */
export const startFailed = 'start-failed';

/** What script puts into the page to say that something is wrong. */
export const noticeName = 'theme-load-notice';

/** A button with this attribute copies the code of its block, before and after hydration. */
export const copiesCode = 'data-copy';

/** Set for a moment on a button that has copied. */
export const codeCopied = 'data-copied';
