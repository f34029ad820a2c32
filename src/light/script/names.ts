// Names that the scripts share with the HTML of the page.

/** The menu of narrow windows. */
export const menuId = 'light-menu';

/** After the sidebar of a docs page. "Skip to main content" leads there. */
export const contentId = 'light-content';

/** Dispatched when the script shows a colour mode: the one that was chosen, or null for the system's. */
export const modeShown = 'light-mode-shown';

/** The framework's class of the tab that is open. */
export const activeTab = 'tabs__item--active';
