import MiniSearch from 'minisearch';
import {sections as sectionsOfSite} from '../../site/sections';
import {areaOf, isPage, pageOf, type Section} from './section';
import type {SearchWords} from './searchWords';
import {writePlaces, writePostings, type SearchData} from './searchData';
import {stem, termsOf, wordsOf, writtenWord} from './words';

/** How much a word counts by where it stands. What a page is about counts more than what it repeats. */
const boost = {title: 7, names: 8, path: 1, above: 1, about: 0.5, text: 1, typed: 3};

/** Who asks how something is done wants the steps before an example of them. */
const exampleWeight = 0.4;
/** And a page that explains before one that only names. */
const pageWeights = new Map([
  ['glossary', 0.65],
  ['how-sure', 0.5],
  ['open-questions', 0.5],
]);

function weightOf(section: Section): number {
  const isExample = section.title.startsWith('Example');
  const area = areaOf(section);
  const areaWeight = area === 'site' ? 1 : sectionsOfSite[area].searchWeight;
  return areaWeight * (pageWeights.get(pageOf(section)) ?? 1) * (isExample ? exampleWeight : 1);
}

/** The names of a page, each joined to one word. Someone who types one wants that page, whatever else they type. */
function namesOf({title, address, call = ''}: Section): string {
  // A single word, such as session or status, is a word of many questions.
  const names = [title, address.replace(/^.*\//, '')].filter((name) => wordsOf(name).length > 1);
  return [...names, call].map((name) => stem(wordsOf(name).join(''))).join(' ');
}

/** The library scores each word in each place when the site is built, so that the browser only adds up. */
export function buildIndex(sections: readonly Section[], listed: SearchWords): SearchData {
  const terms = new Set<string>();
  const index = new MiniSearch<Section>({
    idField: 'address',
    fields: Object.keys(boost),
    tokenize: (text) => text.match(writtenWord) ?? [],
    processTerm: (written) => {
      const indexed = termsOf(written);
      indexed.forEach((term) => terms.add(term));
      return indexed;
    },
    searchOptions: {boost, tokenize: (term) => [term], processTerm: (term) => term},
  });
  index.addAll(
    sections.map((section) =>
      isPage(section) ? {...section, names: namesOf(section), path: section.address} : section,
    ),
  );
  const placeOf = new Map(sections.map(({address}, place) => [address, place]));
  const weights = sections.map(weightOf);
  const postingsOf = (term: string) =>
    index.search(term).map(({id, score}) => {
      const place = placeOf.get(String(id)) ?? 0;
      return {place, score: score * (weights[place] ?? 1)};
    });
  const inOrder = [...terms].sort();
  return {
    places: writePlaces(sections),
    terms: inOrder.join(' '),
    postings: inOrder.map((term) => writePostings(postingsOf(term))).join(' '),
    ...listed,
  };
}
