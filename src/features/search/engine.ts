import {readPlaces, readPostings, type SearchData} from './searchData';
import {mostSimilar} from './similar';
import {isPage, pageOf, type Place} from './section';
import {isWeak, stem, withoutStopWords, wordsOf} from './words';

// The numbers of the ranking. Tune them with the list for it in tests/support/readersQueries.yml.
/** How much a word of many questions counts. */
const weakWeight = 0.4;
/** A place must answer at least this share of the query. */
const leastShare = 0.25;
/** Shorter words resemble too many others to be called a match. */
const sureLength = 6;

/** In letters. What is typed beyond it is not read. */
export const longestQuery = 160;
/** In words. A longer synonym would never be found. */
export const longestPhrase = 4;
/** How much more rare words count than frequent ones. */
const rarityPower = 0.75;
const mostResults = 20;
/** A section with at least this share of its page's score is the nearer answer. */
const nearerShare = 0.6;

export type Hit = {
  place: Place;
  /** The position of the place among all. */
  at: number;
  score: number;
  /** The words of the place that match, as `termsOf` makes them: they are marked in its lines. */
  terms: ReadonlySet<string>;
  /** Whether it answers most of the query with words that are no guesses. */
  isSure: boolean;
};

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Who asks for more than a name wants the section that answers, and then its page. */
function sectionFirst(hits: Hit[]): Hit[] {
  const [first] = hits;
  const section = hits.find(
    ({place, score}) =>
      first && !isPage(place) && pageOf(place) === first.place.address && score >= nearerShare * first.score,
  );
  return section ? [section, ...hits.filter((hit) => hit !== section)] : hits;
}

function weightOf(word: string): number {
  return isWeak(word) ? weakWeight : 1;
}

/** Terms that a place must have all of. */
type Alternative = {terms: string[]; weight: number; isSure: boolean};

/** A word or a phrase of the query, by the positions of its words, and what it may mean. */
type Part = {from: number; to: number; alternatives: Alternative[]};

/** What a place has of a part of the query. */
type Match = {score: number; terms: string[]; isSure: boolean};

/** Finds places for a query. Independent of the browser. */
export class Engine {
  readonly places: readonly Place[];
  private readonly postings: ReadonlyMap<string, string>;
  private readonly meanings: Map<string, string[]>;
  /** The terms, and the words that meanings are listed for. */
  private readonly vocabulary: ReadonlySet<string>;

  constructor({places, terms, postings, meanings}: SearchData) {
    const written = postings.split(' ');
    this.places = readPlaces(places);
    this.postings = new Map(terms.split(' ').map((term, at) => [term, written[at] ?? '']));
    this.meanings = new Map();
    for (const [means, typed] of Object.entries(meanings)) {
      for (const word of typed.split(',')) {
        this.meanings.set(word, [...(this.meanings.get(word) ?? []), means]);
      }
    }
    const phrases = [...this.meanings.keys()];
    this.vocabulary = new Set([...this.postings.keys(), ...phrases.flatMap((phrase) => phrase.split(' '))]);
  }

  /** The places that answer a part of the query, those that answer more of it first. */
  search(typed: string): Hit[] {
    // One letter may become eighteen, so it is normalised before it is cut.
    const words = wordsOf(typed.normalize('NFKC').slice(0, longestQuery));
    const known = new Map([...new Set(words)].map((word) => [word, this.readingsOf(word)]));
    const readings = words.map((word) => known.get(word) ?? []);
    // A word that can only be one other is read as that one in phrases too.
    const clear = words.map((word, at) => (readings[at]?.length === 1 && readings[at][0]) || word);
    const telling = new Set(withoutStopWords(words));
    const single = [...telling].map((word) => this.singlePart(word, words.indexOf(word), readings));
    const parts = [...this.phrasesOf(clear), ...single].map((part) => ({...part, matches: this.matchesOf(part)}));

    const asked = single.map(({from: at}) => {
      const answers = parts.filter(({from, to}) => from <= at && at < to).map(({matches}) => matches);
      const rarity = this.rarity(new Set(answers.flatMap((matches) => [...matches.keys()])).size);
      return {answers, weight: rarity * weightOf(words[at] ?? '')};
    });
    const total = sum(asked.map(({weight}) => weight));
    const shareOf = (at: number, isCounted: (match: Match) => boolean) => {
      const answered = asked.filter(({answers}) =>
        answers.some((answer) => {
          const match = answer.get(at);
          return match !== undefined && isCounted(match);
        }),
      );
      return sum(answered.map(({weight}) => weight)) / total;
    };
    const hits = [...new Set(parts.flatMap(({matches}) => [...matches.keys()]))].flatMap((at): Hit[] => {
      const place = this.places[at];
      const share = shareOf(at, () => true);
      if (!place || share < leastShare) {
        return [];
      }
      const matches = parts.flatMap((part) => part.matches.get(at) ?? []);
      // With the square root, two words of the query count more than one that matches strongly.
      const score = share * sum(matches.map((match) => Math.sqrt(match.score)));
      const terms = new Set(matches.flatMap((match) => match.terms));
      return [{place, at, score, terms, isSure: shareOf(at, ({isSure}) => isSure) > 0.6}];
    });
    const sorted = hits.sort((one, two) => two.score - one.score).slice(0, mostResults);
    return words.length > 1 ? sectionFirst(sorted) : sorted;
  }

  /** What rare words are worth more than frequent ones. A word that nothing answers is the rarest. */
  private rarity(places: number): number {
    return Math.log(1 + this.places.length / (places + 0.5)) ** rarityPower;
  }

  /** A word as it is known: itself, the words that it is the beginning of, or those that it was meant to be. */
  private readingsOf(word: string): string[] {
    if (this.vocabulary.has(word) || this.postings.has(stem(word))) {
      return [word];
    }
    const longer = word.length > 1 ? [...this.postings.keys()].filter((term) => term.startsWith(word)) : [];
    // A misspelt form, such as a plural, may only resemble the stem.
    const found = [longer, mostSimilar(word, this.vocabulary), mostSimilar(stem(word), this.vocabulary)];
    return found.find((words) => words.length > 0) ?? [];
  }

  private singlePart(word: string, at: number, readings: string[][]): Part {
    const alternatives = (readings[at] ?? []).map((reading): Alternative => {
      const isSure = reading.startsWith(word) || word.length >= sureLength;
      return {terms: [stem(reading)], weight: weightOf(word), isSure};
    });
    return {from: at, to: at + 1, alternatives};
  }

  /** All runs of words that mean something together: from the list, or a name in one word, as in "black jack". */
  private phrasesOf(words: string[]): Part[] {
    return words.flatMap((_, from) =>
      words.slice(from, from + longestPhrase).map((__, more): Part => {
        const run = words.slice(from, from + more + 1);
        const listed = (this.meanings.get(run.join(' ')) ?? []).map((meaning): Alternative => {
          const terms = withoutStopWords(wordsOf(meaning)).map(stem);
          return {terms, weight: 1, isSure: true};
        });
        const name = stem(run.join(''));
        const isName = more > 0 && this.postings.has(name);
        const alternatives = isName ? [...listed, {terms: [name], weight: 1, isSure: true}] : listed;
        return {from, to: from + more + 1, alternatives};
      }),
    );
  }

  /** The places with all terms of an alternative. The best alternative counts, and more terms for little more. */
  private matchesOf({alternatives}: Part): Map<number, Match> {
    const best = new Map<number, Match>();
    for (const {terms, weight, isSure} of alternatives) {
      const [first = new Map<number, number>(), ...others] = terms.map((term) => this.scoresOf(term));
      for (const [at, own] of first) {
        if (others.every((scores) => scores.has(at))) {
          const all = sum([own, ...others.map((scores) => scores.get(at) ?? 0)]);
          const score = (weight * all) / Math.sqrt(terms.length);
          if (score > (best.get(at)?.score ?? 0)) {
            best.set(at, {score, terms, isSure});
          }
        }
      }
    }
    return best;
  }

  private scoresOf(term: string): Map<number, number> {
    return new Map(readPostings(this.postings.get(term) ?? '').map(({place, score}) => [place, score]));
  }
}
