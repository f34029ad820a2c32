// Splits texts and queries into words. Pages and queries must follow the same rules.

// cspell:ignore dont doesnt isnt bdgmnprt
/** Words of every question. They are ignored, unless the query has no others. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he how i if in into is it its ' +
    'may me might must my of on or our she should so that the their them then there they this to was we were what ' +
    'when where which who why cant will with would you your am im cannot dont somebody someone anybody anyone please tell ' +
    'about mean means emlalock https com via him his her'
  ).split(' '),
);

/** A word of a text: letters and digits, which the punctuation of names may join. */
export const writtenWord = /[\p{L}\p{N}]+(?:['’._/-]?[\p{L}\p{N}]+)*/gu;

/** The words of a text in small letters. `SessionHasNoHolder`, `add-random` and `docs/api` are several, `KeyID` is one. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu}(?!D\b))/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether a word may become one that is ignored. */
export function beginsStopWord(word: string): boolean {
  return [...stopWords].some((stopWord) => stopWord.startsWith(word));
}

/** The words without stop words, unless there are no others. */
export function withoutStopWords(words: string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Reduces the forms of an English word to one, as in links and link. Crude, but the same for pages and queries. */
export function stem(word: string): string {
  return word.length < 4 || !/^[a-z]+$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(x|ch|sh|ss)es$/, '$1')
        .replace(/([^su])s$/, '$1')
        .replace(/(..[aeiouy].*)(?:ing|ed)$/, '$1')
        .replace(/(....)e$/, '$1')
        .replace(/([bdgmnprt])\1$/, '$1');
}

/** Words of many questions. They count, but less. */
const weakStems = new Set(
  (
    'now want need get getting got just really some any also only very too try know find see show tell way thing ' +
    'use using used much many doesnt isnt still again make made work go going no not more new other own give after ' +
    'before first same all'
  )
    .split(' ')
    .map(stem),
);

export function isWeak(word: string): boolean {
  return weakStems.has(stem(word));
}

/** The same words come up again and again. */
const known = new Map<string, string[]>();

/** The terms that a word of a text is found by: the stems of the word and, if it is a name, of its parts. */
export function termsOf(written: string): string[] {
  let terms = known.get(written);
  if (!terms) {
    const parts = wordsOf(written);
    // Stop words are in no index, because no query asks for them.
    const telling = [parts.join(''), ...parts].filter((word) => !stopWords.has(word));
    terms = [...new Set(telling.map(stem))];
    known.set(written, terms);
  }
  return terms;
}
