/**
 * The limits for scripts, in bytes of gzip. For comparison, a page of the framework's template runs about 183 000 with
 * the same React. Code that would exceed a limit should be loaded on demand, or the new limit needs a reason here.
 */
export const scriptBudget = {
  /** React, the frame of the site, and the table of all pages. */
  main: 123_000,
  /** Mostly the list of all files. */
  runtime: 5_600,
  /** A page of the wiki, and an API page before its request builder is opened. */
  wikiPage: 161_000,
  operationPage: 160_000,
};
