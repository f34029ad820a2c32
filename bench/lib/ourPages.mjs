// Everything that the bench knows about our built pages. It uses labels, roles and Docusaurus' own names, so that the
// same selectors work in other checkouts.

const toggle = '[aria-label="Toggle navigation bar"]';

/** Selectors, which are also used inside the page. */
export const selectors = {
  article: 'main article',
  /** If the contents have a bar, the visible menu button is in it. */
  menuButton: `main ${toggle}, :not(:has(main ${toggle})) > nav ${toggle}`,
  menu: 'dialog[aria-label="Menu"]',
  colourMode: 'dialog [aria-label^="Switch between"]',
  announcement: '[aria-label="Announcement"]',
  closeAnnouncement: '[aria-label="Announcement"] button',
  details: 'article details',
  searchButton: 'button[aria-label="Search"]',
  searchDialog: 'dialog[aria-label="Search"]',
  tab: '[role="tab"]:nth-child(2)',
  tabPanel: '[role="tabpanel"]:nth-child(2)',
  copyButton: '.theme-code-block button',
  /** A dialog is a popover until a script makes it modal. */
  open: ':is([open], :popover-open)',
  busy: '[aria-busy="true"]',
  /** A control that needs React: touching it loads the deferred scripts. */
  needsReact: 'main button:not([data-copy], [popovertarget])',
  hydrated: 'html[data-has-hydrated="true"]',
};

/** A page for each control. */
export const routes = {
  wiki: '/wiki/session',
  operation: '/docs/api/time/add',
  details: '/test-page',
};

/** The pages that `phone` measures, each with a page that its text links to. */
export const measuredPages = {
  wiki: {route: '/wiki/session/settings', next: '/wiki/session/emergency'},
  operation: {route: '/docs/api/time/add', next: '/docs/api/time/add-ranndom'},
};
