// Names that the page script shares with the HTML of the page.

/** The menu of narrow windows. */
export const menuId = 'site-menu';

/** What every page says if a part of it does not come, hidden in its HTML. */
export const noticeId = 'part-missing';

/** After the sidebar of a docs page. "Skip to main content" leads there. */
export const contentId = 'content';

/** Dispatched when the page script shows a colour mode: the one that was chosen, or null for the system's. */
export const modeShown = 'mode-shown';
