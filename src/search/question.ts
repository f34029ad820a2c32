// From what was typed to what is looked up.
import {hasSameLetters, nearest, splitInTwo, tolerance} from './spelling';
import {stem, stopWords, wordsOf, type Word} from './words';

/** One way to say a part of the question. All its terms must be in a section. */
export type Alternative = {terms: string[]; weight: number; isBeginning: boolean};

/** A part of the question. Any of its alternatives answers it. */
export type Part = Alternative[];

/** What the index knows: its terms, and the meanings of words that no page uses. */
export type Knowledge = {
  isKnown: (term: string) => boolean;
  terms: ReadonlySet<string>;
  meanings: Map<string, string[]>;
};

const longestQuestion = 160;
const mostWords = 12;
const longestPhrase = 4;

const weights = {
  itself: 1,
  meaning: 0.9,
  form: 0.85,
  near: 0.7,
  beginning: 0.5,
  split: 0.7,
  joined: 0.4,
  phrase: 0.6,
  stop: 0.3,
};

function alternative(terms: string[], weight: number, isBeginning = false): Alternative {
  return {terms, weight, isBeginning};
}

function contentTerms(text: string): string[] {
  return wordsOf(text)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .filter((word) => !stopWords.has(word))
    .map(stem);
}

function meaningsOf(phrase: string, {meanings}: Knowledge): Alternative[] {
  return (meanings.get(phrase) ?? []).map((means) => alternative(contentTerms(means), weights.meaning));
}

/** For a word that stands nowhere: what it was probably meant to be. */
function guesses(word: string, knowledge: Knowledge): Alternative[] {
  const limit = tolerance(word);
  if (limit === 0) {
    return [];
  }
  const near = nearest(word, knowledge.terms, limit).slice(0, 4);
  const phrases = nearest(word, knowledge.meanings.keys(), limit).slice(0, 1);
  const split = splitInTwo(word, knowledge.isKnown);
  return [
    ...near.map((term, at) => alternative([term], weights.near - at * 0.08)),
    ...phrases.flatMap((phrase) => meaningsOf(phrase, knowledge)),
    ...(split ? [alternative(split.map(stem), weights.split)] : []),
  ];
}

/** Who is still typing has made no mistake yet. */
function isBeginning(word: string, {terms}: Knowledge): boolean {
  if (word.length < 3) {
    return false;
  }
  for (const term of terms) {
    if (term.startsWith(word)) {
      return true;
    }
  }
  return false;
}

function partFor({whole, parts}: Word, isLast: boolean, knowledge: Knowledge): Part {
  const root = stem(whole);
  const isKnown = knowledge.isKnown(whole) || knowledge.isKnown(root);
  const meanings = meaningsOf(whole, knowledge);
  return [
    alternative([whole], weights.itself),
    ...(root === whole ? [] : [alternative([root], weights.form)]),
    ...(parts.length > 0 ? [alternative(parts.map(stem), weights.form)] : []),
    ...(isLast && whole.length > 1 ? [alternative([whole], weights.beginning, true)] : []),
    ...meanings,
    ...(isKnown || meanings.length > 0 || (isLast && isBeginning(whole, knowledge)) ? [] : guesses(whole, knowledge)),
  ];
}

/** A name or path that nobody knows, nor one like it, is taken for the words it is made of. */
function takenApart(word: Word, knowledge: Knowledge): Word[] {
  const {whole, parts} = word;
  const isName = parts.length === 0 || knowledge.isKnown(whole) || knowledge.meanings.has(whole);
  return isName || guesses(whole, knowledge).length > 0 ? [word] : parts.map((part) => ({whole: part, parts: []}));
}

/** What a word in a phrase was meant to be. In the shortest only letters may have changed places. */
function likely(word: string, {isKnown, terms}: Knowledge): string {
  if (isKnown(word) || stopWords.has(word) || word.length < 3) {
    return word;
  }
  return (
    nearest(word, terms, Math.max(1, tolerance(word))).find((term) => word.length > 3 || hasSameLetters(term, word)) ??
    word
  );
}

/** The longest run of words from here that has a meaning of its own, such as "get out". */
function phraseAt(words: Word[], at: number, knowledge: Knowledge): {length: number; part: Part} | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const run = words
      .slice(at, at + length)
      .map(({whole}) => likely(whole, knowledge))
      .join(' ');
    const part = meaningsOf(run, knowledge);
    if (part.length > 0) {
      const itself = contentTerms(run);
      return {length, part: [...(itself.length > 0 ? [alternative(itself, weights.phrase)] : []), ...part]};
    }
  }
  return undefined;
}

/** "time left" may be `timeleft`. */
function joined(words: Word[], {isKnown}: Knowledge): Part[] {
  const pairs = words.slice(1).map(({whole}, at) => `${words[at]?.whole ?? ''}${whole}`);
  const all = words.map(({whole}) => whole).join('');
  const names = [...new Set(words.length > 2 ? [...pairs, all] : pairs)].filter(
    (name) => name.length > 5 && isKnown(name),
  );
  return names.map((name) => [alternative([name], weights.joined)]);
}

function stops(words: Word[]): Part[] {
  return words.filter(({whole}) => stopWords.has(whole)).map(({whole}) => [alternative([whole], weights.stop)]);
}

export type Question = {
  parts: Part[];
  /** What helps where it stands and is not missed elsewhere: names that the words make together, and stop words. */
  extra: Part[];
  asksForMeaning: boolean;
};

const meaningQuestion = /^\s*(?:what(?:['’]?s| is| are)|define|meaning of)\s/i;

export function understand(text: string, knowledge: Knowledge): Question {
  const words = wordsOf(text.slice(0, longestQuestion))
    .flatMap((word) => takenApart(word, knowledge))
    .slice(0, mostWords);
  const isAllStops = words.every(({whole}) => stopWords.has(whole));
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, knowledge);
    const word = words[at];
    if (phrase) {
      parts.push(phrase.part);
      at += phrase.length - 1;
    } else if (word && (isAllStops || !stopWords.has(word.whole))) {
      parts.push(partFor(word, at === words.length - 1, knowledge));
    }
  }
  return {parts, asksForMeaning: meaningQuestion.test(text), extra: [...joined(words, knowledge), ...stops(words)]};
}
