// Splits texts and queries into terms. The index and the queries must use the same rules.

const longestWord = 40;

// cspell:ignore ation dont bdglmnprt
/** Words that occur in every question. They are ignored, unless the query has no other words. */
export const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he how i if in into is it its ' +
    'may me might must my of on or our she should so that the their them then there they this to was we were what ' +
    'when where which who why will with would you your am im cannot dont somebody someone anybody anyone please tell ' +
    'about mean means emlalock'
  ).split(' '),
);

/** A word in a text: letters and digits, which may be joined by the punctuation of names. */
const written = /[\p{L}\p{N}]+(?:['’._/-]?[\p{L}\p{N}]+)*/gu;

export type Written = {text: string; start: number};

export function writtenWords(text: string): Written[] {
  return [...text.matchAll(written)].map((match) => ({text: match[0], start: match.index}));
}

/** Removes case and accents. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .slice(0, longestWord);
}

/** The parts of a name such as `SessionHasNoHolder`, `add-random` or `docs/api`. */
function partsOf(word: string): string[] {
  return word
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s._/-]+/)
    .map(plain)
    .filter(Boolean);
}

const endings = /(?:ing|ed)$/;

/** Maps British spelling to American. */
function oneSpelling(word: string): string {
  return word.length < 6 ? word : word.replace(/is(e[ds]?|ing|ation)$/, 'iz$1').replace(/our(s|ed|ing)?$/, 'or$1');
}

/**
 * Reduces the forms of a word to one: links and link, released and release. Crude, but the same for index and query.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const single = oneSpelling(word)
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = single.replace(endings, '');
  const isWord = root !== single && root.length > 2 && /[aeiouy]/.test(root);
  return (isWord ? root.replace(/([bdglmnprt])\1$/, '$1') : single).replace(/(..)e$/, '$1');
}

/** A word of a text, with its parts if it is a compound name. */
export type Word = {whole: string; parts: string[]};

export function wordsOf(text: string): Word[] {
  return writtenWords(text).flatMap(({text: word}) => {
    const parts = partsOf(word);
    const whole = parts.join('').slice(0, longestWord);
    return whole === '' ? [] : [{whole, parts: parts.length > 1 ? parts : []}];
  });
}

/** All index terms of a word. */
export function termsOf({whole, parts}: Word): string[] {
  return [...new Set([whole, ...parts].flatMap((term) => [term, stem(term)]))];
}

/** The terms of a phrase without stop words, stemmed. */
export function contentTerms(text: string): string[] {
  return wordsOf(text)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .filter((word) => !stopWords.has(word))
    .map(stem);
}

/** The words of a text in order, separated by single spaces. */
export function spokenWords(text: string): string {
  return ` ${wordsOf(text)
    .map(({whole}) => whole)
    .join(' ')} `;
}
