import {momentNames} from '../../site/momentNames';
import {Lexicon, weightOf, type Part} from './lexicon';
import {plain, readQuery, says, type Query} from './query';
import {readPlaces, readPostings, type SearchData} from './searchData';
import {isPage, pageOf, type Place} from './section';
import {wordsOf} from './words';

// The numbers of the ranking. Tune them with the list for it in tests/support/readersQueries.yml.
/** How much of the query a place must answer to be an answer. */
const answeringShare = 0.7;
/** How much more rare words count than frequent ones. */
const rarityPower = 0.75;
const mostPages = 8;
/** How much the second best place of a page counts for the page. */
const nextShare = 0.4;
/** Of one page. More would hide the other pages. */
const mostPlaces = 3;
/** A section with at least this share of its page's score is the nearer answer. */
const nearerShare = 0.8;
/** What to multiply the score of a place by that the query calls by its title. There, words of every question count too. */
const calledTitle = 1.5;
/** More than any place can have: what is named by its address comes first. */
const named = 1e6;
/** What is left of the score of a page for somebody else, where the query says who asks, or when. */
const othersShare = 0.8;

export type Hit = {
  place: Place;
  /** The position of the place among all. */
  at: number;
  score: number;
  /** The words of the place that match, as `termsOf` makes them: they are marked in its lines. */
  terms: ReadonlySet<string>;
  /** How much of the query it answers. */
  share: number;
};

/** A page with its best places. */
export type Found = {page: Place; hits: Hit[]};

/** What a place has of a part of the query. */
type Match = {score: number; terms: string[]};

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Whether the query is the address of a place, or the name of a field by the address of its row. */
function isNamed({address}: Place, query: Query): boolean {
  const [page = '', anchor = ''] = address.split('#');
  return query.address !== '' && [plain(page + anchor), plain(anchor)].includes(query.address);
}

/** The section that answers comes before its page. */
function sectionFirst(hits: Hit[]): Hit[] {
  const [first] = hits;
  const section = hits.find(({place, score}) => !isPage(place) && score >= nearerShare * (first?.score ?? 0));
  return first && isPage(first.place) && section ? [section, ...hits.filter((hit) => hit !== section)] : hits;
}

/** What follows the best place of a page counts a little: the page is about more than one word of the query. */
function scoreOf([best, next]: Hit[]): number {
  return (best?.score ?? 0) + nextShare * (next?.score ?? 0);
}

/** Finds places for a query. Independent of the browser. */
export class Engine {
  readonly places: readonly Place[];
  private readonly pages: ReadonlyMap<string, Place>;
  private readonly titles: string[];
  private readonly postings: ReadonlyMap<string, string>;
  private readonly lexicon: Lexicon;

  constructor(private readonly data: SearchData) {
    const written = data.postings.split(' ');
    const terms = data.terms.split(' ');
    this.places = readPlaces(data.places);
    this.pages = new Map(this.places.filter(isPage).map((page) => [page.address, page]));
    this.titles = this.places.map(({title}) => wordsOf(title).join(' '));
    this.postings = new Map(terms.map((term, at) => [term, written[at] ?? '']));
    this.lexicon = new Lexicon(data);
  }

  /** The pages that answer a part of the query, each with its best places, those that answer more of it first. */
  search(typed: string): Found[] {
    const query = readQuery(typed);
    const pages = new Map<string, Hit[]>();
    for (const hit of this.hitsOf(query).toSorted((one, two) => two.score - one.score)) {
      const address = pageOf(hit.place);
      pages.set(address, [...(pages.get(address) ?? []), hit]);
    }
    const best = [...pages].toSorted(([, one], [, two]) => scoreOf(two) - scoreOf(one)).slice(0, mostPages);
    return best.map(([address, hits]) => ({
      page: this.pages.get(address) ?? {address, title: ''},
      hits: sectionFirst(hits).slice(0, mostPlaces),
    }));
  }

  private hitsOf(query: Query): Hit[] {
    const {words, telling, isOpen} = query;
    const {single, phrases} = this.lexicon.partsOf(words, telling, isOpen);
    const parts = [...phrases, ...single].map((part) => ({...part, matches: this.matchesOf(part)}));
    const asked = single.map(({from: at}) => {
      const answers = parts.filter(({from, to}) => from <= at && at < to).map(({matches}) => matches);
      const rarity = this.rarity(new Set(answers.flatMap((matches) => [...matches.keys()])).size);
      return {answers, weight: rarity * weightOf(words[at] ?? '')};
    });
    const total = sum(asked.map(({weight}) => weight));
    const shareOf = (at: number) => {
      const answered = asked.filter(({answers}) => answers.some((places) => places.has(at)));
      return sum(answered.map(({weight}) => weight)) / total;
    };
    const asking = Object.keys(this.data.asks).filter((asker) => says(this.data.asks[asker] ?? '', words));
    const name = words.join(' ');
    // A page may have a word before its name, as "Public pillory" has.
    const isCalled = (place: Place, title = '') =>
      title.startsWith(name) || (isPage(place) && title.endsWith(` ${name}`));
    const matched = new Set(parts.flatMap(({matches}) => [...matches.keys()]));
    return this.places.flatMap((place, at): Hit[] => {
      if (isNamed(place, query)) {
        return [{place, at, score: named, terms: new Set(), share: 1}];
      }
      if (!matched.has(at)) {
        return [];
      }
      const share = shareOf(at);
      const matches = parts.flatMap((part) => part.matches.get(at) ?? []);
      const terms = new Set(matches.flatMap((match) => match.terms));
      // With the square root, two words of the query count more than one that matches strongly.
      const found = share * sum(matches.map(({score}) => Math.sqrt(score)));
      const score = found * (isCalled(place, this.titles[at]) ? calledTitle : 1) * this.askerFit(place, asking);
      return [{place, at, score, terms, share}];
    });
  }

  /** What a page for somebody else than the one who asks, or for another moment, has of its score. */
  private askerFit(place: Place, asking: string[]): number {
    const {role = 'both', moments = []} = this.pages.get(pageOf(place)) ?? {};
    const others = asking.filter((name) =>
      momentNames.some((moment) => moment === name)
        ? moments.length > 0 && !moments.some((moment) => moment === name)
        : ![name, 'both'].includes(role),
    );
    return othersShare ** others.length;
  }

  /** What rare words are worth more than frequent ones. A word that nothing answers is the rarest. */
  private rarity(places: number): number {
    return Math.log(1 + this.places.length / (places + 0.5)) ** rarityPower;
  }

  /** The places with all terms of an alternative. The best alternative counts, and more terms for little more. */
  private matchesOf({alternatives}: Part): Map<number, Match> {
    const best = new Map<number, Match>();
    for (const {terms, weight} of alternatives) {
      const [first = new Map<number, number>(), ...others] = terms.map((term) =>
        readPostings(this.postings.get(term) ?? ''),
      );
      for (const [at, own] of first) {
        if (others.every((scores) => scores.has(at))) {
          const all = sum([own, ...others.map((scores) => scores.get(at) ?? 0)]);
          const score = (weight * all) / Math.sqrt(terms.length);
          if (score > (best.get(at)?.score ?? 0)) {
            best.set(at, {score, terms});
          }
        }
      }
    }
    return best;
  }
}

/** Whether the best place answers most of the query. */
export function isAnswered([best]: Found[]): boolean {
  return (best?.hits[0]?.share ?? 0) >= answeringShare;
}
