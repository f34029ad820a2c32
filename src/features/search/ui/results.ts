// The list of results: links of one shape, with where they lead, a title and a line of text.
import {element} from '../../../browser/element';
import type {Situation} from '../../situations/entries';
import type {Hit} from '../engine';
import {areaOf, pageOf} from '../section';
import {markWords, snippetOf, type Piece} from '../snippet';
import {searchTexts as words} from '../texts';
import {engine, hrefOf, texts} from './site';

/** What the search offers before anything is typed, and when nothing is found. Written before the code, see ../plugin.ts. */
declare const searchOffer: Situation[];

/** Of one page. More would hide the other pages. */
const mostSections = 3;

function marked(pieces: Piece[]): (Node | string)[] {
  return pieces.map(([text, isMarked]) => (isMarked ? element('mark', {}, text) : text));
}

function row(address: string, kind: string, title: Piece[], line: HTMLElement): HTMLElement {
  const link = element(
    'a',
    {href: hrefOf(address)},
    element('small', {}, kind),
    element('b', {}, ...marked(title)),
    line,
  );
  return element('li', {}, link);
}

export function offeredRows(): HTMLElement[] {
  return searchOffer.map(({sentence, to}) => {
    const page = engine.places.find(({address}) => `/${address}` === to.replace(/#.*/, ''));
    return row(to, words.oftenNeeded, [[sentence, false]], element('span', {}, page?.title ?? ''));
  });
}

/** The text around what matches. Its line is there before the texts have come, so that nothing moves. */
function snippet({at, terms}: Hit): HTMLElement {
  const line = element('span', {class: 'snippet'});
  void texts.then((all) => {
    line.append(...marked(snippetOf(all[at] ?? '', terms)));
  });
  return line;
}

function hitRow(hit: Hit): HTMLElement {
  const {address, title, above} = hit.place;
  const kind = [words.areas[areaOf(hit.place)], ...above].join(' › ');
  return row(address, kind, markWords(title, hit.terms), snippet(hit));
}

/** The best places, with a few of each page. */
export function resultRows(hits: Hit[]): HTMLElement[] {
  const shown = hits.filter(({place}, at) => {
    const better = hits.slice(0, at).filter((hit) => pageOf(hit.place) === pageOf(place));
    return better.length < mostSections;
  });
  return shown.map(hitRow);
}
