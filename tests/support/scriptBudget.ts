/**
 * What scripts may weigh, in bytes of gzip. A page of the framework's template runs about 183 000 on the same React. What
 * would grow past this is to be loaded when it is used, or the new number gets its reason here.
 */
export const scriptBudget = {
  /** React, the frame of the site, and the table of all pages. */
  main: 123_000,
  /** Mostly the list of all files. */
  runtime: 5_600,
  /** All that a page of the wiki runs, and one of the API before its builder is opened. */
  wikiPage: 161_000,
  operationPage: 160_000,
};
