// Splits texts and queries into words. Pages and queries must follow the same rules.

const longestWord = 40;

// cspell:ignore ation dont bdglmnprt
/** Words of every question. They are ignored, unless the query has no others. */
export const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he how i if in into is it its ' +
    'may me might must my of on or our she should so that the their them then there they this to was we were what ' +
    'when where which who why will with would you your am im cannot dont somebody someone anybody anyone please tell ' +
    'about mean means emlalock'
  ).split(' '),
);

/** A word of a text: letters and digits, which the punctuation of names may join. */
export const writtenWord = /[\p{L}\p{N}]+(?:['’._/-]?[\p{L}\p{N}]+)*/gu;

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .slice(0, longestWord);
}

/** Reduces the forms of an English word to one, as in links and link. Crude, but the same for pages and queries. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const single = word
    .replace(/is(e[ds]?|ing|ation)$/, 'iz$1')
    .replace(/our(s|ed|ing)?$/, 'or$1')
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = single.replace(/(?:ing|ed)$/, '');
  const isWord = root !== single && root.length > 2 && /[aeiouy]/.test(root);
  return (isWord ? root.replace(/([bdglmnprt])\1$/, '$1') : single).replace(/(...)e$/, '$1');
}

/** The parts of a name such as `SessionHasNoHolder`, `add-random` or `docs/api`, and of other words the word. */
export function partsOf(word: string): string[] {
  return word
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s._/-]+/)
    .map(plain)
    .filter(Boolean);
}

export function wordsOf(text: string): string[] {
  return text.match(writtenWord) ?? [];
}

/** The same words come up again and again. */
const known = new Map<string, string[]>();

/** The terms that a word is found by: the word, its parts if it is a name, and the stems of both. */
export function termsOf(word: string): string[] {
  let terms = known.get(word);
  if (!terms) {
    const parts = partsOf(word);
    const forms = [parts.join('').slice(0, longestWord), ...parts].flatMap((term) => [term, stem(term)]);
    terms = [...new Set(forms)].filter(Boolean);
    known.set(word, terms);
  }
  return terms;
}

/** The words of a phrase without stop words, unless it has no others. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text).flatMap(partsOf);
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}
