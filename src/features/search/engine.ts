import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {areaOf, pageOf, type Area, type SearchData, type Section} from './section';
import {contentWords, partsOf, stem, stopWords, termsOf, wordsOf} from './words';

// The numbers of the ranking. They are tuned with the first half of tests/search/pairs.ts alone.
const boost = {title: 5, names: 2};
const areaWeight: Record<Area, number> = {wiki: 1, api: 0.6, site: 1.2, blog: 0.7, changelog: 0.6};
const pageWeight = 1.3;
const exactTitleWeight = 2;
/** The words of a phrase with a meaning, such as "release notes", beside that meaning. */
const phraseWeight = 0.5;
/** Mistakes a letter, and where nothing is found otherwise. */
const fuzziness = 0.2;
const lastFuzziness = 0.35;

/** Readers paste whole addresses, whose host means nothing. */
const host = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\//gi;

const longestQuery = 160;
const longestPhrase = 4;
const mostResults = 20;
const mostOfOnePage = 4;

export type Hit = {
  section: Section;
  score: number;
  /** The words of the section that match. */
  terms: ReadonlySet<string>;
  /** Whether it answers more than half of the query with words that are no guesses. */
  isSure: boolean;
};

/** A word or phrase of the query, and what else it may mean. */
type Part = {words: string[]; meanings: string[][]; isUnknown: boolean};

/** Other names of a page: its sidebar label, the call it describes, its addresses. Sections have none. */
function namesOf({names = [], above, address}: Section): string[] {
  return above.length > 0 ? names : [...names, address, address.split('/').at(-1) ?? ''];
}

const fields = {
  title: ({title}: Section) => title,
  names: (section: Section) => namesOf(section).join(' '),
  anchor: ({address}: Section) => address.split('#', 2)[1]?.replaceAll('-', ' ') ?? '',
  above: ({above}: Section) => above.join(' '),
  // A year in a query seldom means the date of a blog post.
  path: (section: Section) => pageOf(section).replace(/^blog\/[\d/]+/, ''),
  text: ({text}: Section) => text,
};

/** The word with each two neighbouring letters swapped, which the library counts as two mistakes. */
function swaps(word: string): string[] {
  return Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
}

/** Limits the results, also those of one page. */
function limit(hits: Hit[]): Hit[] {
  const ofPage = new Map<string, number>();
  return hits
    .filter(({section}) => {
      const count = (ofPage.get(pageOf(section)) ?? 0) + 1;
      ofPage.set(pageOf(section), count);
      return count <= mostOfOnePage;
    })
    .slice(0, mostResults);
}

/** Finds sections for a query. Independent of the browser. */
export class Engine {
  private readonly known = new Set<string>();
  private readonly titles: ReadonlyMap<string, string[]>;
  private readonly meanings: ReadonlyMap<string, string[]>;

  private readonly index = new MiniSearch<Section>({
    idField: 'address',
    fields: Object.keys(fields),

    extractField: (section, name) => (name in fields ? fields[name as keyof typeof fields](section) : section.address),
    tokenize: wordsOf,
    processTerm: (word) => {
      const terms = termsOf(word);
      terms.forEach((term) => this.known.add(term));
      return terms;
    },
    searchOptions: {boost, tokenize: (term) => [term], processTerm: (term) => term},
  });

  private readonly sections: ReadonlyMap<string, Section>;

  private constructor({sections, meanings}: SearchData) {
    this.sections = new Map(sections.map((section) => [section.address, section]));
    this.titles = new Map(sections.map(({address, title}) => [address, contentWords(title).map(stem)]));
    this.meanings = new Map(Object.entries(meanings));
  }

  /** Builds the index in small tasks, so that a phone keeps answering. */
  static async create(data: SearchData): Promise<Engine> {
    const engine = new Engine(data);
    await engine.index.addAllAsync(data.sections, {chunkSize: 25});
    return engine;
  }

  /**
   * The best sections first, which answer at least half of the query. If there are none, those that answer all of it
   * with more mistakes, which is never sure.
   */
  search(typed: string): Hit[] {
    const text = typed.slice(0, longestQuery).replace(host, ' ');
    const hits = this.find(text, fuzziness, 0.5);
    return hits.length > 0 ? hits : this.find(text, lastFuzziness, 1).map((hit) => ({...hit, isSure: false}));
  }

  private find(text: string, fuzzy: number, least: number): Hit[] {
    const parts = this.partsOf(text);
    const queries = [
      ...parts.map((part, at) => this.queryFor(part, at === parts.length - 1, fuzzy)),
      ...this.namesIn(text, fuzzy),
    ];
    const hits = this.index
      .search({combineWith: 'OR', queries}, {boostDocument: (address) => this.weightOf(String(address))})
      .flatMap((result) => this.judge(result, parts, least))
      .sort((one, two) => two.score - one.score);
    return limit(hits);
  }

  private isKnown(word: string): boolean {
    return this.known.has(word) || this.known.has(stem(word));
  }

  private weightOf(address: string): number {
    const section = this.sections.get(address);
    return section ? areaWeight[areaOf(section)] * (section.above.length > 0 ? 1 : pageWeight) : 0;
  }

  /** Drops what answers less of the query than this share. */
  private judge({id, score, queryTerms, terms}: SearchResult, parts: Part[], least: number): Hit[] {
    const section = this.sections.get(String(id));
    const isFound = (word: string) =>
      queryTerms.includes(stem(word)) ||
      (!this.isKnown(word) && swaps(word).some((form) => queryTerms.includes(stem(form))));
    const isAnswered = ({words, meanings}: Part) => [words, ...meanings].some((list) => list.every(isFound));
    const answered = parts.filter(isAnswered);
    const share = answered.length / parts.length;
    if (!section || !(share >= least)) {
      return [];
    }
    const title = this.titles.get(section.address) ?? [];
    const isExact = share === 1 && title.length >= parts.length && title.every((word) => terms.includes(word));
    // A short word resembles too many others.
    const sure = answered.filter(({words: [word = ''], isUnknown}) => !isUnknown || stem(word).length > 4);
    return [
      {
        section,
        score: score * share * (isExact ? exactTitleWeight : 1),
        terms: new Set(terms),
        isSure: sure.length / parts.length > 0.5,
      },
    ];
  }

  private queryFor({words, meanings, isUnknown}: Part, isLast: boolean, fuzzy: number): Query {
    const isPhrase = words.length > 1;
    const forms = words.flatMap((word) => (isPhrase ? stem(word) : [...new Set([word, stem(word)])]));
    const mayBeMistyped = (word: string) => isUnknown && word.length > 2 && !/\d/.test(word);
    return {
      combineWith: 'OR',
      queries: [
        {
          combineWith: isPhrase ? 'AND' : 'OR',
          queries: forms,
          prefix: (word) => isLast && isUnknown && word.length > 1,
          fuzzy: (word) => mayBeMistyped(word) && Math.max(1, Math.round(word.length * fuzzy)),
          boostTerm: () => (isPhrase ? phraseWeight : 1),
        },
        ...(isUnknown
          ? words
              .flatMap(swaps)
              .map(stem)
              .filter((term) => this.known.has(term))
          : []),
        ...meanings.map((queries): Query => ({combineWith: 'AND', queries: queries.map(stem)})),
      ],
    };
  }

  /** Names in the query, and neighbours that are a name together, as in "random duration". */
  private namesIn(text: string, fuzzy: number): Query[] {
    const words = wordsOf(text);
    const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`.toLowerCase());
    const names = words.filter((word) => partsOf(word).length > 1);
    const terms = [...joined, ...names].map((name) => stem(partsOf(name).join('')));
    return terms.map((term): Query => ({queries: [term], fuzzy: !this.known.has(term) && fuzzy}));
  }

  /** Joins two words that are one on a page, such as "black jack". */
  private joinWords(words: string[]): string[] {
    const [word, next] = words;
    if (word === undefined || next === undefined) {
      return words;
    }
    const isOne = this.known.has(word + next) && !(this.isKnown(word) && this.isKnown(next));
    return isOne ? [word + next, ...this.joinWords(words.slice(2))] : [word, ...this.joinWords(words.slice(1))];
  }

  /** The longest phrases with a meaning, such as "get out", and the other words without stop words. */
  private partsOf(text: string): Part[] {
    const written = wordsOf(text).flatMap((word) => {
      const whole = partsOf(word).join('');
      return this.meanings.has(whole) ? [whole] : partsOf(word);
    });
    const words = this.joinWords(written);
    const isAllStops = words.every((word) => stopWords.has(word));
    const parts: Part[] = [];
    for (let at = 0; at < words.length;) {
      let run = words.slice(at, at + longestPhrase);
      while (run.length > 1 && !this.meanings.has(run.join(' '))) {
        run = run.slice(0, -1);
      }
      const phrase = run.join(' ');
      const meanings = this.meanings.get(phrase) ?? [];
      if (meanings.length > 0 || isAllStops || !stopWords.has(phrase)) {
        const isUnknown = meanings.length === 0 && !this.isKnown(phrase);
        parts.push({words: contentWords(phrase), meanings: meanings.map(contentWords), isUnknown});
      }
      at += run.length;
    }
    return parts;
  }
}
