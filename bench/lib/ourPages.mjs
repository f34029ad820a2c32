// Everything that the bench knows about our built pages.

export const selectors = {
  article: 'main article',
  menuButton: 'nav [aria-label="Toggle navigation bar"]',
  openMenu: '#site-menu:popover-open',
  colourMode: '#site-menu [data-toggle-mode]',
  search: 'nav [data-search]',
  searchDialog: 'dialog[aria-label="Search"]',
  closeAnnouncement: '[data-dismiss]',
  dismissed: 'html[data-announcement-bar-initially-dismissed=true]',
  contents: '.theme-doc-toc-mobile',
  details: 'details[data-animated]',
  tab: '[role=tab]:nth-child(2)',
  copy: '[data-copy]',
  form: 'details:has(fieldset)',
};

export const routes = {
  wiki: '/wiki/session',
  operation: '/docs/api/time/add',
  testPage: '/test-page',
};

/** The pages that `phone` measures, each with a page that its text links to. */
export const measuredPages = {
  wiki: {route: '/wiki/session/settings', next: '/wiki/session/emergency'},
  operation: {route: '/docs/api/time/add', next: '/docs/api/time/add-ranndom'},
};
