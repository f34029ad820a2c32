// The browser tests of what every page needs, for runs that cannot wait for all tests.

/** @param {string} name */
const fileOf = (name) => `tests/e2e/${name}.spec.ts`;

export const coreSpecs = [
  'announcement',
  'beforeReact',
  'changelog',
  'codeBlock',
  'colorMode',
  'details',
  'docsPage',
  'failures',
  'footer',
  'home',
  'mobileMenu',
  'navbar',
  'noScript',
  'notFound',
  'operationPage',
  'pageCrash',
  'print',
  'progressBar',
  'redirects',
  'routeChange',
  'searchKeyboard',
  'searchResults',
].map(fileOf);

/** The smallest set that covers reading, navigation, search and the API, with and without scripts. */
export const quickSpecs = [
  'docsPage',
  'home',
  'mobileMenu',
  'noScript',
  'notFound',
  'operationPage',
  'routeChange',
  'searchKeyboard',
].map(fileOf);
