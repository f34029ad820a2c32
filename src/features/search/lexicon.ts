// What the words of a query may stand for.
import type {SearchData} from './searchData';
import {mostSimilar} from './similar';
import {isWeak, stem, withoutStopWords, wordsOf} from './words';

/** How much a word of many questions counts. */
const weakWeight = 0.4;
/** How much what a list says for a word counts beside the word itself: a name or what is typed in need, a phrase, a word. */
const listedWeights = {urgent: 1.5, phrase: 1, word: 0.7};
/** How much a longer word counts where what was typed is a word already. */
const longerWeight = 0.5;
/** In words. A longer phrase of a list would never be found. */
export const longestPhrase = 4;

/** Terms that a place must have all of. */
type Alternative = {terms: string[]; weight: number};

/** A word or a phrase of the query, by the positions of its words, and what it may mean. */
export type Part = {from: number; to: number; alternatives: Alternative[]};

type Reading = {word: string; weight: number};

export function weightOf(word: string): number {
  return isWeak(word) ? weakWeight : 1;
}

export class Lexicon {
  /** Typed stems → what pages call it. */
  private readonly meanings = new Map<string, Alternative[]>();
  /** The terms, and the words that meanings are listed for. */
  private readonly words: string[];
  private readonly vocabulary: ReadonlySet<string>;

  constructor({terms: known, meanings, urgent}: SearchData) {
    for (const [means, typed] of Object.entries(meanings)) {
      const terms = withoutStopWords(wordsOf(means)).map(stem);
      for (const phrase of typed.split(',')) {
        const kind = phrase.includes(' ') ? 'phrase' : 'word';
        const meaning = {terms, weight: listedWeights[urgent.includes(means) ? 'urgent' : kind]};
        this.meanings.set(phrase, [...(this.meanings.get(phrase) ?? []), meaning]);
      }
    }
    const phrases = [...this.meanings.keys()].flatMap((phrase) => phrase.split(' '));
    this.vocabulary = new Set([...known.split(' '), ...phrases]);
    this.words = [...this.vocabulary];
  }

  /** The words that count, and the phrases. The last word is a beginning while it is typed. */
  partsOf(words: string[], telling: ReadonlySet<string>, isOpen: boolean): {single: Part[]; phrases: Part[]} {
    const single = [...telling].map((word) => {
      const at = words.lastIndexOf(word);
      const readings = this.readingsOf(word, isOpen && at === words.length - 1);
      return {from: at, to: at + 1, alternatives: this.alternativesOf(word, readings)};
    });
    return {single, phrases: this.phrasesOf(words.map(stem))};
  }

  /** A word as it is known: itself, what it is the beginning of, or what it was meant to be. */
  private readingsOf(word: string, isOpen: boolean): Reading[] {
    const stemmed = stem(word);
    const isKnown = this.vocabulary.has(stemmed);
    const isBeginning = word.length > 1 && (isOpen || !isKnown);
    const longer = isBeginning ? this.words.filter((term) => term.startsWith(word) && term !== stemmed) : [];
    if (isKnown) {
      return [{word, weight: 1}, ...longer.map((term) => ({word: term, weight: longerWeight}))];
    }
    const meant = longer.length > 0 ? longer : mostSimilar(stemmed, this.words);
    return meant.map((term) => ({word: term, weight: 1}));
  }

  private alternativesOf(word: string, readings: Reading[]): Alternative[] {
    return readings.flatMap((reading) => {
      const term = stem(reading.word);
      const meant = [{terms: [term], weight: 1}, ...(this.meanings.get(term) ?? [])];
      return meant.map(({terms, weight}) => ({terms, weight: weight * reading.weight * weightOf(word)}));
    });
  }

  /** All runs of words that mean something together: from the list, or a name in one word, as in "black jack". */
  private phrasesOf(words: string[]): Part[] {
    const parts: Part[] = [];
    for (const from of words.keys()) {
      for (let to = from + 2; to <= Math.min(from + longestPhrase, words.length); to += 1) {
        const listed = this.meanings.get(words.slice(from, to).join(' ')) ?? [];
        const name = stem(words.slice(from, to).join(''));
        const named = this.vocabulary.has(name) ? [{terms: [name], weight: 1}] : [];
        parts.push({from, to, alternatives: [...listed, ...named]});
      }
    }
    return parts.filter(({alternatives}) => alternatives.length > 0);
  }
}
