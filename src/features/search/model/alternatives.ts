// The possible meanings of a single word.
import {alike, nearest, splitInTwo, tolerance, type Near} from './spelling';
import {likelihood} from './tuning';
import {contentTerms, stem, type Word} from './words';

/** One way to express a part of the question. A section must contain all its terms. */
export type Alternative = {
  terms: string[];
  weight: number;
  isBeginning: boolean;
  /** How certain it is that the reader means this: 1, or less for a guess. */
  trust: number;
};

/** A part of the question, answered by any of its alternatives. */
export type Part = Alternative[];

/** The terms of the index, and the meanings of words that no page uses. */
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

/** Swapped, dropped and doubled letters allow one more mistake, but rarely in the first letter. */
function nearTerms(word: string, {terms}: Knowledge): Near[] {
  const limit = tolerance(word);
  const near = limit === 0 ? [] : nearest(word, terms, limit);
  if (near.length > 0 || limit === 0 || word.length < shortestTwoMistakes) {
    return near;
  }
  return nearest(word, terms, limit + 1).filter(({word: term}) => term.startsWith(word.charAt(0)));
}

/** Known words that contain an unknown one or are its beginning, as "random" is of "randomise". */
function kin(word: string, {terms}: Knowledge): string[] {
  if (word.length < shortestWithin) {
    return [];
  }
  const found = [...terms].filter(
    (term) => term.includes(word) || (term.length >= shortestWithin && word.startsWith(term)),
  );
  return found.sort((one, two) => Math.abs(one.length - word.length) - Math.abs(two.length - word.length));
}

/** Guesses for a word that no page contains. */
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

/** An unfinished word is not a mistake. */
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
