// The list of results: links, grouped by page.
import {element} from '../../../browser/element';
import type {Hit} from '../engine';
import {areaOf, isPage, pageOf} from '../section';
import {markWords, snippetOf, type Piece} from '../snippet';
import type {Place} from '../texts';
import {hrefOf, texts} from './site';

/** Of one page. More would hide the other pages. */
const mostSections = 3;

function marked(pieces: Piece[]): (Node | string)[] {
  return pieces.map(([text, isMarked]) => (isMarked ? element('mark', {}, text) : text));
}

/** A link with a title, and lines below it. */
function result(address: string, title: Piece[], ...about: (Node | string)[][]): HTMLElement {
  const lines = about.filter((line) => line.length > 0).map((line) => element('span', {}, ...line));
  return element('a', {href: hrefOf(address)}, element('b', {}, ...marked(title)), ...lines);
}

function group(label: string, heading: (Node | string)[], links: HTMLElement[]): HTMLElement {
  const rows = links.map((link) => element('li', {}, link));
  const list = rows.length > 0 ? [element('ul', {}, ...rows)] : [];
  return element('div', {role: 'group', 'aria-label': label}, element('h2', {}, ...heading), ...list);
}

export function placesGroup(label: string, places: readonly Place[]): HTMLElement {
  const links = places.map(({label: title, about, to}) => result(to, [[title, false]], [about]));
  return group(label, [label], links);
}

function hitResult({section: {address, title, above, text}, terms}: Hit): HTMLElement {
  const path = above.slice(1).join(' › ');
  return result(address, markWords(title, terms), path ? [path] : [], marked(snippetOf(text, terms)));
}

/** The results of one page, under its title, which is a link where the page itself is the best of them. */
function pageGroup(first: Hit, hits: Hit[]): HTMLElement {
  const area = texts.areas[areaOf(first.section)];
  const title = first.section.above[0] ?? first.section.title;
  const heading = isPage(first.section) ? hitResult(first) : title;
  const sections = hits.filter(({section}) => !isPage(section)).slice(0, mostSections);
  return group(`${area} › ${title}`, [element('small', {}, area), heading], sections.map(hitResult));
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
