import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {understand, type Alternative, type Knowledge, type Part} from './question';
import type {Section} from './section';
import {nearest} from './spelling';
import {stem, stopWords, termsOf, wordsOf} from './words';

type Document = {id: number; section: Section};

/** What is read of a section, and how much a word in it counts. */
const fields = {
  title: {boost: 4, read: ({title}: Section) => title},
  names: {boost: 2, read: ({names = []}: Section) => names.join(' ')},
  above: {boost: 1.2, read: ({above}: Section) => above.join(' ')},
  path: {boost: 1.2, read: ({address}: Section) => address.replace(/#.*/, '')},
  text: {boost: 1, read: ({text}: Section) => text},
};

const readers: Record<string, ((section: Section) => string) | undefined> = Object.fromEntries(
  Object.entries(fields).map(([name, {read}]) => [name, read]),
);
const boost = Object.fromEntries(Object.entries(fields).map(([name, {boost: worth}]) => [name, worth]));

const mostHits = 20;
const mostOfOnePage = 4;
const leastShare = 0.02;

/** A title that stands more often says little, such as "When it goes wrong". */
const usual = 5;

function contentWords(title: string): string[] {
  const words = wordsOf(title).flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** How much a section is worth beside others that hold the same words. */
function worthOf({above, area, address}: Section, timesOfTitle: number): number {
  const ofArea = {wiki: 1, api: 1, site: 0.95, blog: 0.7, changelog: 0.6}[area];
  const isHome = address === '';
  const ofTitle = timesOfTitle > usual ? 0.6 : 1;
  return ofArea * ofTitle * (above.length === 0 && !isHome ? 1.35 : 1) * (isHome ? 0.5 : 1);
}

function ask({terms, weight, isBeginning}: Alternative): Query {
  return {combineWith: 'AND', prefix: isBeginning, boostTerm: () => weight, queries: terms};
}

function isAnswered(part: Part, found: ReadonlySet<string>): boolean {
  return part.some(({terms}) => terms.every((term) => found.has(term)));
}

export type Hit = {section: Section; score: number; terms: ReadonlySet<string>};

function isDefinition({address}: Section): boolean {
  return /^glossary\/?#/.test(address);
}

/** Not too much of one page, and nothing that is far from the best. */
function best(hits: Hit[]): Hit[] {
  const ofPage = new Map<string, number>();
  const least = (hits[0]?.score ?? 0) * leastShare;
  return hits
    .filter(({section, score}) => {
      const page = section.address.replace(/#.*/, '');
      ofPage.set(page, (ofPage.get(page) ?? 0) + 1);
      return score >= least && (ofPage.get(page) ?? 0) <= mostOfOnePage;
    })
    .slice(0, mostHits);
}

/** Finds sections for what a reader types. Knows nothing of a browser. */
export class Engine {
  private readonly terms = new Set<string>();
  private readonly titleWords = new Set<string>();
  private readonly titles: {words: string[]; worth: number}[];
  private readonly knowledge: Knowledge;

  private readonly index = new MiniSearch<Document>({
    fields: Object.keys(fields),
    extractField: ({id, section}, name) => readers[name]?.(section) ?? String(id),
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => {
      this.terms.add(term);
      return term;
    },
    searchOptions: {boost, combineWith: 'OR', tokenize: (term) => [term], processTerm: (term) => term},
  });

  constructor(
    private readonly sections: readonly Section[],
    meanings: Readonly<Record<string, string[]>>,
  ) {
    this.index.addAll(sections.map((section, id) => ({id, section})));
    const times = new Map<string, number>();
    for (const {title} of sections) {
      times.set(title, (times.get(title) ?? 0) + 1);
      contentWords(title).forEach((word) => this.titleWords.add(word));
    }
    this.titles = sections.map((section) => ({
      words: contentWords(section.title).map(stem),
      worth: worthOf(section, times.get(section.title) ?? 0),
    }));
    const {terms} = this;
    this.knowledge = {terms, isKnown: (term) => terms.has(term), meanings: new Map(Object.entries(meanings))};
  }

  search(text: string): Hit[] {
    const {parts, extra, asksForMeaning} = understand(text, this.knowledge);
    if (parts.length === 0) {
      return [];
    }
    const queries = [...parts, ...extra].map((part): Query => ({combineWith: 'OR', queries: part.map(ask)}));
    const hits = this.index
      .search({combineWith: 'OR', queries})
      .flatMap((result) => this.judge(result, parts))
      .map((hit) => (asksForMeaning && isDefinition(hit.section) ? {...hit, score: hit.score * 3} : hit))
      .sort((one, two) => two.score - one.score);
    return best(hits);
  }

  /** Words of titles that look like what was typed, for a reader who found nothing. */
  suggest(text: string): string[] {
    const words = wordsOf(text.slice(0, 100)).slice(0, 3);
    return [
      ...new Set(words.flatMap(({whole}) => nearest(whole, this.titleWords, Math.ceil(whole.length / 2)).slice(0, 3))),
    ];
  }

  private judge({id, score, queryTerms, terms}: SearchResult, parts: Part[]): Hit[] {
    const at = Number(id);
    const [section, title] = [this.sections[at], this.titles[at]];
    if (!section || !title) {
      return [];
    }
    const asked = new Set(queryTerms);
    const found = new Set(terms);
    const answered = parts.filter((part) => isAnswered(part, asked)).length / parts.length;
    if (answered === 0) {
      return [];
    }
    const covered = title.words.filter((word) => found.has(word)).length;
    const share = covered / Math.max(1, title.words.length);
    const inTitle = Math.min(1, covered / parts.length);
    const isTheTitle = share === 1 && answered === 1;
    const ofTitle = isTheTitle ? (section.above.length === 0 ? 1.9 : 1.5) : 1 + 0.6 * share * inTitle;
    const worth = title.worth * answered ** 2 * ofTitle;
    return [{section, score: score * worth, terms: found}];
  }
}
