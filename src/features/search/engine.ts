import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {areaOf, areaWeight, isPage, type SearchData, type Section} from './section';
import {stem, termsOf, withoutStopWords, wordsOf, writtenWord} from './words';

// The numbers of the ranking. The queries of tests/support/queries.ts verify them, so they are never tuned with those.
const boost = {title: 5, names: 3};
const pageWeight = 1.3;
const exactTitleWeight = 2;
/** Mistakes a letter. */
const fuzziness = 0.2;
/** Shorter words resemble too many others to be called a match. */
const sureLength = 6;

/** In letters. What is typed beyond it is not read. */
export const longestQuery = 160;
const longestPhrase = 4;
const mostResults = 20;

export type Hit = {
  section: Section;
  score: number;
  /** The words of the section that match. */
  terms: ReadonlySet<string>;
  /** Whether it answers more than half of the query with words that are no guesses. */
  isSure: boolean;
};

/** What a word or a phrase of the query may mean: all of these words together. */
type Meaning = {from: number; to: number; words: string[]};

type Word = {word: string; meanings: Meaning[]; isUnknown: boolean};

/** The word with each two neighbouring letters swapped, which the library counts as two mistakes. */
function swaps(word: string): string[] {
  return Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
}

/** Finds sections for a query. Independent of the browser. */
export class Engine {
  private readonly terms = new Set<string>();
  private readonly sections: ReadonlyMap<string, Section>;
  private readonly meanings: ReadonlyMap<string, string[]>;

  private readonly index = new MiniSearch<Section>({
    idField: 'address',
    fields: ['title', 'names', 'above', 'address', 'text'],
    tokenize: (text) => text.match(writtenWord) ?? [],
    processTerm: (written) => {
      const terms = termsOf(written);
      terms.forEach((term) => this.terms.add(term));
      return terms;
    },
    searchOptions: {boost, tokenize: (term) => [term], processTerm: (term) => term},
  });

  private constructor({sections, meanings}: SearchData) {
    this.sections = new Map(sections.map((section) => [section.address, section]));
    this.meanings = new Map(Object.entries(meanings));
  }

  /** Builds the index in small tasks, so that a phone keeps answering. */
  static async create(data: SearchData): Promise<Engine> {
    const engine = new Engine(data);
    await engine.index.addAllAsync(data.sections, {chunkSize: 25});
    return engine;
  }

  /** The sections that answer at least half of the query, the best first. */
  search(typed: string): Hit[] {
    const written = wordsOf(typed.slice(0, longestQuery)).map((word) => this.withoutSwap(word));
    const meanings = this.meaningsIn(written);
    const words = [...new Set(withoutStopWords(written))].map((word): Word => {
      const at = written.indexOf(word);
      const own = meanings.filter(({from, to}) => from <= at && at < to);
      return {word, meanings: own, isUnknown: own.length === 0 && !this.isKnown(word)};
    });
    const queries = [
      ...words.map(({word, isUnknown}): Query => ({
        queries: [...new Set([word, stem(word)])],
        prefix: isUnknown && word.length > 1,
        fuzzy: isUnknown && word.length > 2 && fuzziness,
      })),
      ...meanings.map((meaning): Query => ({combineWith: 'AND', queries: meaning.words.map(stem)})),
    ];
    return this.index
      .search({combineWith: 'OR', queries})
      .flatMap((result) => this.judge(result, words))
      .sort((one, two) => two.score - one.score)
      .slice(0, mostResults);
  }

  private isKnown(word: string): boolean {
    return this.terms.has(stem(word));
  }

  private withoutSwap(word: string): string {
    const isRight = this.isKnown(word) || this.meanings.has(word);
    return (isRight ? undefined : swaps(word).find((one) => this.isKnown(one))) ?? word;
  }

  /** The meanings of all runs of words: from the list, and the name that they are together, as in "black jack". */
  private meaningsIn(words: string[]): Meaning[] {
    return words.flatMap((_, from) =>
      words.slice(from, from + longestPhrase).flatMap((__, more): Meaning[] => {
        const to = from + more + 1;
        const run = words.slice(from, to);
        const name = run.join('');
        const listed = (this.meanings.get(run.join(' ')) ?? []).map((meaning) => withoutStopWords(wordsOf(meaning)));
        return [...listed, ...(more > 0 && this.terms.has(name) ? [[name]] : [])].map((all) => ({
          from,
          to,
          words: all,
        }));
      }),
    );
  }

  private judge({id, score, queryTerms, terms}: SearchResult, words: Word[]): Hit[] {
    const section = this.sections.get(String(id));
    const isFound = (word: string) => queryTerms.includes(word) || queryTerms.includes(stem(word));
    const answered = words.filter(
      ({word, meanings}) => isFound(word) || meanings.some((meaning) => meaning.words.every(isFound)),
    );
    const share = answered.length / words.length;
    if (!section || share < 0.5) {
      return [];
    }
    const title = withoutStopWords(wordsOf(section.title)).map(stem);
    const isExact = share === 1 && title.length >= words.length && title.every((word) => terms.includes(word));
    const sure = answered.filter(
      ({word, isUnknown}) => !isUnknown || word.length >= sureLength || terms.some((term) => term.startsWith(word)),
    );
    const weight = areaWeight(areaOf(section)) * (isPage(section) ? pageWeight : 1) * (isExact ? exactTitleWeight : 1);
    return [{section, score: score * share * weight, terms: new Set(terms), isSure: sure.length / words.length > 0.5}];
  }
}
