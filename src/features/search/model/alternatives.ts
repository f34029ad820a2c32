// What a reader may mean by one word.
import {alike, nearest, splitInTwo, tolerance, type Near} from './spelling';
import {likelihood} from './tuning';
import {contentTerms, stem, type Word} from './words';

/** One way to say a part of the question. All its terms must be in a section. */
export type Alternative = {
  terms: string[];
  weight: number;
  isBeginning: boolean;
  /** How sure it is that the reader means this: 1, unless it is a guess. */
  trust: number;
};

/** A part of the question. Any of its alternatives answers it. */
export type Part = Alternative[];

/** What the index knows: its terms, and the meanings of words that no page uses. */
export type Knowledge = {
  isKnown: (term: string) => boolean;
  terms: ReadonlySet<string>;
  meanings: ReadonlyMap<string, string[]>;
};

const mostGuesses = 4;
const shortestWithin = 5;
const shortestTwoMistakes = 5;

export function alternative(terms: string[], weight: number, isBeginning = false): Alternative {
  return {terms, weight, isBeginning, trust: 1};
}

function guess(terms: string[], weight: number, trust: number): Alternative {
  return {terms, weight, isBeginning: false, trust};
}

export function meaningsOf(phrase: string, {meanings}: Knowledge, weight = likelihood.meaning): Alternative[] {
  return (meanings.get(phrase) ?? []).map((means) => alternative(contentTerms(means), weight));
}

/** Who swaps, drops and doubles letters makes one mistake more at times, but seldom in the first letter. */
function nearTerms(word: string, {terms}: Knowledge): Near[] {
  const limit = tolerance(word);
  const near = limit === 0 ? [] : nearest(word, terms, limit);
  if (near.length > 0 || limit === 0 || word.length < shortestTwoMistakes) {
    return near;
  }
  return nearest(word, terms, limit + 1).filter(({word: term}) => term.startsWith(word.charAt(0)));
}

/** Known words that hold an unknown one, or begin it: "randomise" is a form of "random". */
function kin(word: string, {terms}: Knowledge): string[] {
  if (word.length < shortestWithin) {
    return [];
  }
  const found = [...terms].filter(
    (term) => term.includes(word) || (term.length >= shortestWithin && word.startsWith(term)),
  );
  return found.sort((one, two) => Math.abs(one.length - word.length) - Math.abs(two.length - word.length));
}

/** For a word that stands nowhere: what it was probably meant to be. */
export function guesses(word: string, knowledge: Knowledge): Alternative[] {
  const limit = tolerance(word);
  const near = nearTerms(word, knowledge).slice(0, mostGuesses);
  const phrases = limit === 0 ? [] : nearest(word, knowledge.meanings.keys(), limit).slice(0, 1);
  const split = limit === 0 ? undefined : splitInTwo(word, knowledge.isKnown);
  return [
    ...near.map(({word: term, away}, at) =>
      guess([term], likelihood.near ** away - at * likelihood.lessNear, alike(word, term)),
    ),
    ...kin(word, knowledge)
      .slice(0, mostGuesses)
      .map((term) => guess([term], likelihood.within, term.includes(word) ? 1 : alike(word, term))),
    ...phrases.flatMap(({word: phrase}) =>
      meaningsOf(phrase, knowledge).map((meaning) => ({...meaning, trust: alike(word, phrase)})),
    ),
    ...(split ? [alternative(split.map(stem), likelihood.split)] : []),
  ];
}

/** Who is still typing has made no mistake yet. */
function isBeginning(word: string, {terms}: Knowledge): boolean {
  return word.length > 2 && [...terms].some((term) => term.startsWith(word));
}

export function partFor({whole, parts}: Word, isLast: boolean, knowledge: Knowledge): Part {
  const root = stem(whole);
  const isKnown = knowledge.isKnown(whole) || knowledge.isKnown(root);
  const meanings = meaningsOf(whole, knowledge, isKnown ? likelihood.otherMeaning : likelihood.meaning);
  const isGuess = !isKnown && meanings.length === 0 && !(isLast && isBeginning(whole, knowledge));
  return [
    alternative([whole], likelihood.itself),
    ...(root === whole ? [] : [alternative([root], likelihood.form)]),
    ...(parts.length > 0 ? [alternative(parts.map(stem), likelihood.form)] : []),
    ...(isLast && whole.length > 1 ? [alternative([whole], likelihood.beginning, true)] : []),
    ...meanings,
    ...(isGuess ? guesses(whole, knowledge) : []),
  ];
}
