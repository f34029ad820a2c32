import {translate} from '@docusaurus/Translate';
import {oftenNeeded, placesToLook} from '../../model/start';
import type {Answer, Result} from '../../model/messages';
import {areas, pageOf} from '../../model/section';
import type {Piece} from '../../model/snippet';

/** The base of the site; defined at build time. */
declare const BASE: string;

/** A row of the list, which opens a page or starts another query. */
export type Option = {title: readonly Piece[]; path: string; snippet: readonly Piece[]} & (
  {href: string} | {question: string}
);

export type Group = {label: string; options: Option[]};

function plain(text: string): Piece[] {
  return [[text, false]];
}

function fromPlaces(label: string, places: typeof oftenNeeded): Group {
  return {
    label,
    options: places.map(({label: title, about, to}) => ({
      title: plain(title),
      path: about,
      snippet: [],
      href: BASE + to.slice(1),
    })),
  };
}

function fromResult({address, title, snippet}: Result, trail: string[]): Option {
  return {title, path: trail.join(' › '), snippet, href: BASE + address};
}

/** Groups the results of one page under its title, unless the page itself is the first of them. */
function ofPage(results: readonly Result[]): Group[] {
  return results.slice(0, 1).map(({area, above}) => {
    const shown = above.slice(0, 1);
    return {
      label: [areas[area], ...shown].join(' › '),
      options: results.map((result) => fromResult(result, result.above.slice(shown.length))),
    };
  });
}

/** Groups results by page, in the order of each page's best result. */
function byPage(results: readonly Result[]): Group[] {
  const pages = new Set(results.map(pageOf));
  return [...pages].flatMap((page) => ofPage(results.filter((result) => pageOf(result) === page)));
}

function looselyRelated(results: readonly Result[]): Group[] {
  const options = results.map((result) => fromResult(result, [areas[result.area], ...result.above]));
  return options.length > 0
    ? [
        {
          label: translate({id: 'search.loose', message: 'Loosely related', description: 'Above the last results'}),
          options,
        },
      ]
    : [];
}

function suggest(suggestions: string[]): Group[] {
  const options = suggestions.map((word) => ({title: plain(word), path: '', snippet: [], question: word}));
  return options.length > 0
    ? [
        {
          label: translate({
            id: 'search.nearest',
            message: 'Nearest words',
            description: 'Above words to ask for instead',
          }),
          options,
        },
      ]
    : [];
}

export const atStart: Group[] = [
  fromPlaces(
    translate({
      id: 'search.often',
      message: 'Often needed',
      description: 'Above the places offered before anything is typed',
    }),
    oftenNeeded,
  ),
];

export function groupsOf({results, suggestions}: Answer): Group[] {
  return results.length > 0
    ? [...byPage(results.filter(({isLoose}) => !isLoose)), ...looselyRelated(results.filter(({isLoose}) => isLoose))]
    : [
        ...suggest(suggestions),
        fromPlaces(
          translate({
            id: 'search.around',
            message: 'Look around',
            description: 'Above the places offered where nothing was found',
          }),
          placesToLook,
        ),
      ];
}
