// Names that the scripts share with the HTML of the page.

/** The menu of narrow windows. */
export const menuId = 'light-menu';

/** What every page says if a part of it does not come, hidden in its HTML. */
export const noticeId = 'light-part-missing';

/** After the sidebar of a docs page. "Skip to main content" leads there. */
export const contentId = 'light-content';

/** Dispatched when the script shows a colour mode: the one that was chosen, or null for the system's. */
export const modeShown = 'light-mode-shown';

/** Where the framework's theme shows its sidebars beside the text. */
export const wideWindow = '(width > 996px)';
