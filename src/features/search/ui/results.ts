// The list of results: links, grouped by page.
import {element} from '../../../page/element';
import type {Hit} from '../engine';
import {areaLabel, areaOf, pageOf} from '../section';
import {markWords, snippetOf, type Piece} from '../snippet';
import type {Place} from '../start';
import {hrefOf} from './site';

function marked(pieces: Piece[]): (Node | string)[] {
  return pieces.map(([text, isMarked]) => (isMarked ? element('mark', {}, text) : text));
}

/** A link with a title and lines below it. */
function row(address: string, title: Piece[], ...lines: Piece[][]): HTMLElement {
  const spans = lines.map((line) => element('span', {}, ...marked(line)));
  return element('li', {}, element('a', {href: hrefOf(address)}, element('b', {}, ...marked(title)), ...spans));
}

function group(label: string, rows: HTMLElement[]): HTMLElement {
  return element('div', {role: 'group', 'aria-label': label}, element('h2', {}, label), element('ul', {}, ...rows));
}

export function placesGroup(label: string, places: readonly Place[]): HTMLElement {
  return group(
    label,
    places.map(({label: title, about, to}) => row(to, [[title, false]], [[about, false]])),
  );
}

/** The results of one page, under its title unless the page itself is the first of them. */
function pageGroup(first: Hit, hits: Hit[]): HTMLElement {
  const shown = first.section.above.slice(0, 1);
  const rows = hits.map(({section: {address, title, above, text}, terms}) =>
    row(address, markWords(title, terms), [[above.slice(shown.length).join(' › '), false]], snippetOf(text, terms)),
  );
  return group([areaLabel(areaOf(first.section)), ...shown].join(' › '), rows);
}

/** Groups results by page, in the order of each page's best result. */
export function resultGroups(hits: Hit[]): HTMLElement[] {
  const byPage = new Map<string, [Hit, ...Hit[]]>();
  for (const hit of hits) {
    const page = pageOf(hit.section);
    byPage.set(page, [...(byPage.get(page) ?? []), hit] as [Hit, ...Hit[]]);
  }
  return [...byPage.values()].map((ofPage) => pageGroup(ofPage[0], ofPage));
}
