/**
 * What scripts may weigh, in bytes of gzip; a page of the framework's template runs about 198 000. What would grow past
 * this is to be loaded when it is used, or the new number gets its reason here.
 */
export const scriptBudget = {
  /** The frame of the site, and the table of all pages. */
  main: 44_500,
  /** React alone; it is as it is. */
  react: 70_000,
  /** Mostly the list of all files. */
  runtime: 4_800,
  /** All that a page of the wiki runs, and one of the API before its builder is opened. */
  wikiPage: 151_000,
  operationPage: 151_000,
};
