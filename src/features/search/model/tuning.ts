// Every number that decides which section comes first. They are tuned together, with `tests/search`.

/** How much a word counts in each part of a section. */
export const fieldWeights = {title: 5, names: 2, anchor: 1, above: 1.2, path: 1.2, text: 1.35};

/** How far words in a long text count less than in a short one; the others are the library's own. */
export const bm25 = {k: 3, b: 0.55, d: 0.3};

/** How sure it is that a reader means this when typing that. */
export const likelihood = {
  itself: 1,
  meaning: 0.9,
  /** What a word may mean beside itself, where the pages use it too. */
  otherMeaning: 0.9,
  form: 0.85,
  near: 0.7,
  /** The second nearest word and those after it. */
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
  /** Where both use the reader's words, the wiki explains them. */
  api: 0.9,
  site: 1.2,
  blog: 0.7,
  changelog: 0.6,
  page: 1.35,
  home: 0.5,
  /** Has a title that says little, since others have it too. */
  usualTitle: 0.6,
};

export const titleWorth = {
  /** The question is the title of a page, or of a part of one. */
  isPage: 1.9,
  isPart: 1.7,
  shares: 0.6,
  definition: 3,
  /** The words of the question stand there, in their order. */
  spoken: 1.25,
};

export const leastTrust = {
  /** The best section answers this much of the question, or nothing is shown. */
  match: 0.4,
  /** What answers less is called loosely related. */
  close: 0.6,
  suggestion: 0.45,
};
