// The list of results: links, grouped by page.
import type {Hit} from '../engine';
import {areaOf, areas, pageOf} from '../section';
import {markWords, snippetOf, type Piece} from '../snippet';
import type {Place} from '../start';
import {stopWords} from '../words';
import {element} from './element';
import {hrefOf} from './site';

function marked(pieces: Piece[]): (Node | string)[] {
  return pieces.map(([text, isMarked]) => (isMarked ? element('mark', {}, text) : text));
}

function row(address: string, title: (Node | string)[], trail: string, snippet: (Node | string)[] = []): HTMLElement {
  return element(
    'li',
    {},
    element(
      'a',
      {href: hrefOf(address)},
      element('span', {class: 'title'}, ...title),
      element('span', {}, trail),
      element('span', {}, ...snippet),
    ),
  );
}

function group(label: string, rows: HTMLElement[]): HTMLElement {
  return element('div', {role: 'group', 'aria-label': label}, element('h2', {}, label), element('ul', {}, ...rows));
}

export function placesGroup(label: string, places: readonly Place[]): HTMLElement {
  return group(
    label,
    places.map(({label: title, about, to}) => row(to, [title], about)),
  );
}

/** The results of one page, under its title unless the page itself is the first of them. */
function pageGroup(hits: Hit[]): HTMLElement[] {
  return hits.slice(0, 1).map(({section: first}) => {
    const shown = first.above.slice(0, 1);
    const rows = hits.map(({section, terms: found}) => {
      const terms = new Set([...found].filter((term) => !stopWords.has(term)));
      const trail = section.above.slice(shown.length).join(' › ');
      return row(
        section.address,
        marked(markWords(section.title, terms)),
        trail,
        marked(snippetOf(section.text, terms)),
      );
    });
    return group([areas[areaOf(first)], ...shown].join(' › '), rows);
  });
}

/** Groups results by page, in the order of each page's best result. */
export function resultGroups(hits: Hit[]): HTMLElement[] {
  const pages = new Set(hits.map(({section}) => pageOf(section)));
  return [...pages].flatMap((page) => pageGroup(hits.filter(({section}) => pageOf(section) === page)));
}
