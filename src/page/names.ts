// Names that the page script shares with the HTML of the page.

/** The menu of narrow windows. */
export const menuId = 'site-menu';

/** The notices of every page, hidden in its HTML. */
export const notices = {parts: 'parts-missing', base: 'wrong-base'} as const;

/** Dispatched when React shows another page, or another place on it. */
export const routeShown = 'route-shown';

/** Dispatched when React has made tabs. */
export const tabsMade = 'tabs-made';

/** The title of a docs page, to which "Skip to main content" leads. */
export const titleId = 'title';
