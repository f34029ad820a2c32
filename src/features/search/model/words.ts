// How texts and questions become words. What builds the index and what asks it must agree on this.

const longestWord = 40;

// cspell:ignore ation dont bdglmnprt
/** Words that stand in every question. They are left out, unless nothing else is asked. */
export const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he how i if in into is it its ' +
    'may me might must my of on or our she should so that the their them then there they this to was we were what ' +
    'when where which who why will with would you your am im cannot dont somebody someone anybody anyone please tell ' +
    'about mean means emlalock'
  ).split(' '),
);

/** A word as it stands in a text: letters and digits, and inside of it what joins the parts of a name. */
const written = /[\p{L}\p{N}]+(?:['’._/-]?[\p{L}\p{N}]+)*/gu;

export type Written = {text: string; start: number};

export function writtenWords(text: string): Written[] {
  return [...text.matchAll(written)].map((match) => ({text: match[0], start: match.index}));
}

/** Case and accents do not count. */
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

/** British and American spelling are one. */
function oneSpelling(word: string): string {
  return word.length < 6 ? word : word.replace(/is(e[ds]?|ing|ation)$/, 'iz$1').replace(/our(s|ed|ing)?$/, 'or$1');
}

/** One form for the forms of a word: links and link, released and release. Rough, but the same on both sides. */
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

/** One word of a text: as a whole, and the parts it is made of if there are several. */
export type Word = {whole: string; parts: string[]};

export function wordsOf(text: string): Word[] {
  return writtenWords(text).flatMap(({text: word}) => {
    const parts = partsOf(word);
    const whole = parts.join('').slice(0, longestWord);
    return whole === '' ? [] : [{whole, parts: parts.length > 1 ? parts : []}];
  });
}

/** All the terms under which a word of a text can be found. */
export function termsOf({whole, parts}: Word): string[] {
  return [...new Set([whole, ...parts].flatMap((term) => [term, stem(term)]))];
}

/** The terms of a phrase that say something, each in its one form. */
export function contentTerms(text: string): string[] {
  return wordsOf(text)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .filter((word) => !stopWords.has(word))
    .map(stem);
}

/** The words of a text in their order, and nothing between them. */
export function spokenWords(text: string): string {
  return ` ${wordsOf(text)
    .map(({whole}) => whole)
    .join(' ')} `;
}
