/**
 * What scripts may weigh, in bytes of gzip; a page of the framework's template runs 181 000 to 183 000. What would
 * grow past this is to be loaded when it is used, or the new number gets its reason here.
 */
export const scriptBudget = {
  /** The frame of the site, and the table of all pages. */
  main: 39_500,
  /** React alone; it is as it is. */
  react: 45_500,
  /** Mostly the list of all files. */
  runtime: 4_300,
  /** All that a page of the wiki runs, and one of the API before its builder is opened. */
  wikiPage: 118_500,
  operationPage: 117_000,
};
