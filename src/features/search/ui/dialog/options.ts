import {oftenNeeded, placesToLook} from '../../model/start';
import type {Answer, Result} from '../../model/messages';
import {areas} from '../../model/section';
import type {Piece} from '../../model/snippet';

/** The base of the site; known when this is made. */
declare const BASE: string;

/** A line of the list: it leads to a place, or asks another question. */
export type Option = {title: readonly Piece[]; path: string; snippet: readonly Piece[]} & (
  {href: string} | {question: string}
);

export type Group = {label: string; options: Option[]};

const best = 3;

function plain(text: string): Piece[] {
  return [[text, false]];
}

function fromResult({address, area, title, above, snippet}: Result): Option {
  return {title, path: [areas[area], ...above].join(' › '), snippet, href: BASE + address};
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

/** The best come first, whatever their area; the others by area. */
function groupResults(results: Result[]): Group[] {
  const rest = results.slice(best);
  const byArea = Object.entries(areas)
    .map(([area, label]) => ({label, options: rest.filter((result) => result.area === area).map(fromResult)}))
    .filter(({options}) => options.length > 0);
  return [{label: 'Best matches', options: results.slice(0, best).map(fromResult)}, ...byArea];
}

function suggest(suggestions: string[]): Group[] {
  const options = suggestions.map((word) => ({title: plain(word), path: '', snippet: [], question: word}));
  return options.length > 0 ? [{label: 'Did you mean', options}] : [];
}

export const atStart: Group[] = [fromPlaces('Often needed', oftenNeeded)];

export function groupsOf({results, suggestions}: Answer): Group[] {
  return results.length > 0
    ? groupResults(results)
    : [...suggest(suggestions), fromPlaces('Look around', placesToLook)];
}
