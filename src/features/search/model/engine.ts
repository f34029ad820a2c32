import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import type {Alternative, Knowledge, Part} from './alternatives';
import {fieldNames, readField} from './fields';
import {best, type Hit} from './hits';
import {readable, understand} from './question';
import type {Section} from './section';
import {alike, nearest} from './spelling';
import {Titles} from './titles';
import {bm25, fieldWeights, leastTrust, titleWorth} from './tuning';
import {spokenWords, termsOf, wordsOf} from './words';

type Document = {id: number; section: Section};

function ask({terms, weight, isBeginning}: Alternative): Query {
  return {combineWith: 'AND', prefix: isBeginning, boostTerm: () => weight, queries: terms};
}

/** How well these terms answer a part of the question, from 0 to 1. */
function trustIn(part: Part, asked: ReadonlySet<string>): number {
  return Math.max(0, ...part.filter(({terms}) => terms.every((term) => asked.has(term))).map(({trust}) => trust));
}

function isAnswered(part: Part, found: ReadonlySet<string>): boolean {
  return part.some(({terms}) => terms.every((term) => found.has(term)));
}

function isDefinition({address}: Section): boolean {
  return /^glossary\/?#/.test(address);
}

/** Finds sections for a query. Independent of the browser. */
export class Engine {
  private readonly terms = new Set<string>();
  private readonly titles: Titles;
  private readonly spoken: string[];
  private readonly knowledge: Knowledge;

  private readonly index = new MiniSearch<Document>({
    fields: fieldNames,
    extractField: ({id, section}, name) => (name === 'id' ? String(id) : readField(section, name)),
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => {
      this.terms.add(term);
      return term;
    },
    searchOptions: {
      boost: fieldWeights,
      bm25,
      combineWith: 'OR',
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });

  constructor(
    private readonly sections: readonly Section[],
    meanings: Readonly<Record<string, string[]>>,
  ) {
    this.index.addAll(sections.map((section, id) => ({id, section})));
    this.titles = new Titles(sections);
    this.spoken = sections.map(({title, text}) => spokenWords(`${title} ${text}`));
    const {terms} = this;
    const meaningsOf = Object.entries(meanings).map(([phrase, means]) => [spokenWords(phrase).trim(), means] as const);
    this.knowledge = {terms, isKnown: (term) => terms.has(term), meanings: new Map(meaningsOf)};
  }

  search(text: string): Hit[] {
    const typed = readable(text);
    const {parts, extra, asksForMeaning} = understand(typed, this.knowledge);
    if (parts.length === 0) {
      return [];
    }
    const spoken = spokenWords(typed);
    const queries = [...parts, ...extra].map((part): Query => ({combineWith: 'OR', queries: part.map(ask)}));
    const hits = this.index
      .search({combineWith: 'OR', queries})
      .flatMap((result) => this.judge(result, parts, spoken))
      .map((hit) =>
        asksForMeaning && isDefinition(hit.section) ? {...hit, score: hit.score * titleWorth.definition} : hit,
      )
      .sort((one, two) => two.score - one.score);
    return best(hits);
  }

  /** Words from titles that resemble the query, for a reader who found nothing. */
  suggest(text: string): string[] {
    const words = wordsOf(text.slice(0, 100)).slice(0, 3);
    const near = words.flatMap(({whole}) =>
      nearest(whole, this.titles.words, Math.ceil(whole.length / 2))
        .map(({word}) => word)
        .filter((word) => word.length > 3 && alike(whole, word) >= leastTrust.suggestion)
        .slice(0, 3),
    );
    return [...new Set(near)];
  }

  private judge({id, score, queryTerms, terms}: SearchResult, parts: Part[], spoken: string): Hit[] {
    const at = Number(id);
    const section = this.sections[at];
    const asked = new Set(queryTerms);
    const answered = parts.filter((part) => isAnswered(part, asked)).length / parts.length;
    if (!section || answered === 0) {
      return [];
    }
    const trust = parts.reduce((sum, part) => sum + trustIn(part, asked), 0) / parts.length;
    const found = new Set(terms);
    const question = spoken.trim();
    const worth = this.titles.worthFor(at, {terms: found, parts: parts.length, answered, question});
    const ofWords = parts.length > 1 && this.spoken[at]?.includes(spoken) ? titleWorth.spoken : 1;
    return [{section, score: score * worth * ofWords * answered ** 2, terms: found, trust}];
  }
}
