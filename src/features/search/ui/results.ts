// The list of results: pages with their best sections, or what is often needed.
import {element} from '../../../browser/element';
import type {LinkGroup} from '../../../components/LinkGroups';
import type {Found, Hit} from '../engine';
import {areaOf, isPage, type Place} from '../section';
import {markWords, snippetOf, type Piece} from '../snippet';
import {searchTexts as words} from '../texts';
import {engine, hrefOf, texts} from './site';

/** What it offers before anything is typed, and when nothing is found. Written before the code, see ../plugin.ts. */
declare const searchOffer: LinkGroup['links'];

function marked(pieces: Piece[]): (Node | string)[] {
  return pieces.map(([text, isMarked]) => (isMarked ? element('mark', {}, text) : text));
}

function link(address: string, ...lines: HTMLElement[]): HTMLElement {
  return element('a', {href: hrefOf(address)}, ...lines);
}

export function offeredRows(): HTMLElement[] {
  return searchOffer.map(({label, to}) => {
    const page = engine.places.find(({address}) => `/${address}` === to.replace(/#.*/, ''));
    const lines = [element('b', {}, label), element('span', {}, page?.title ?? '')];
    return element('li', {}, link(to, ...lines));
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

/** Where a page is, whom it is for, and when. */
function kindOf(page: Place): string {
  const moments = page.moments?.map((moment) => words.moments[moment]) ?? [];
  return [words.areas[areaOf(page)], ...moments, words.roles[page.role ?? 'both']].filter(Boolean).join(' · ');
}

function hitLink(hit: Hit): HTMLElement {
  return link(hit.place.address, element('b', {}, ...marked(markWords(hit.place.title, hit.terms))), snippet(hit));
}

/** A page with its sections below its title. The title is a link where the page itself answers best. */
export function pageRow({page, hits}: Found): HTMLElement {
  const kind = element('small', {}, kindOf(page));
  const [best] = hits;
  const head = best && isPage(best.place) ? hitLink(best) : element('div', {}, element('b', {}, page.title));
  head.prepend(kind);
  const sections = hits.filter(({place}) => !isPage(place)).map((hit) => element('li', {}, hitLink(hit)));
  return element('li', {}, head, ...(sections.length > 0 ? [element('ul', {}, ...sections)] : []));
}
