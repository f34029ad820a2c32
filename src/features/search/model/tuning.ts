// All numbers that influence the ranking. They are tuned together, with `tests/search`.

/** The weight of a word in each part of a section. */
export const fieldWeights = {title: 5, names: 2, anchor: 1, above: 1.2, path: 1.2, text: 1.35};

/** How much less words count in long texts than in short ones. Everything else is the library's default. */
export const bm25 = {k: 3, b: 0.55, d: 0.3};

/** How likely the reader means this by what was typed. */
export const likelihood = {
  itself: 1,
  meaning: 0.9,
  /** A further meaning of a word that the pages use too. */
  otherMeaning: 0.9,
  form: 0.85,
  near: 0.7,
  /** Subtracted for each further word at the same distance. */
  lessNear: 0.02,
  within: 0.57,
  beginning: 0.5,
  split: 0.7,
  joined: 0.4,
  phrase: 0.46,
  remnant: 0.1,
  stop: 0.3,
};

export const sectionWorth = {
  wiki: 1,
  /** The wiki explains; the reference ranks behind it for the same words. */
  api: 0.8,
  site: 1.2,
  blog: 0.7,
  changelog: 0.6,
  page: 1.35,
  home: 0.5,
  /** For a title that many sections share. */
  usualTitle: 0.6,
};

export const titleWorth = {
  /** The query is the title of a page, or of a section. */
  isPage: 1.9,
  isPart: 1.7,
  shares: 0.6,
  definition: 3,
  /** The text contains the words of the query in the same order. */
  spoken: 1.25,
};

export const leastTrust = {
  /** The least that the best section must answer; otherwise nothing is shown. */
  match: 0.4,
  /** Results below this are called loosely related. */
  close: 0.6,
  suggestion: 0.45,
};
