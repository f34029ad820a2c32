// What of a page is not its text, for all that is made of pages: copies, feeds, the search, paper and the page to save.

/** Seen on a page, and useless anywhere else. A test compares the style sheets for paper. */
export const seenControls = [
  'aside',
  'footer',
  'button',
  '[role=tablist]',
  '.notice',
  '.theme-announcement-bar',
  '.theme-doc-toc-mobile',
];

/** The fields of a call. */
export const fieldsOfCall = ['.callField'];

/** What works only on the page itself. */
export const onlyOnPage = [
  ...seenControls,
  ...['script', 'template', '[popover]', '.hash-link', '.withoutScript'],
].join(', ');

/** All that is not text: also navigation, drawings, and what the text repeats. */
export const notText = [
  onlyOnPage,
  ...['nav', 'form', 'select', 'style', 'svg', '[aria-hidden=true]', '[class*=footer-edit-meta-row]'],
].join(', ');

/** Nobody reads these where nothing can be filled in or ticked: other pages say in full what the panel of a session says. */
const formsAndCases = [
  '.timeConverter',
  '.fieldFilter',
  'fieldset',
  'div[data-site-repeats]',
  '[data-site-repeats] dl [class*=case]',
];

export const notForReaders = [notText, ...fieldsOfCall, ...formsAndCases].join(', ');
