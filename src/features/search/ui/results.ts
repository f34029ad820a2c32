// The list of results: links, grouped by page.
import {element} from '../../../browser/element';
import type {Hit} from '../engine';
import {areaOf, isPage, pageOf} from '../section';
import {markWords, snippetOf, type Piece} from '../snippet';
import type {Place} from '../texts';
import {hrefOf, texts, words} from './site';

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

/** The lines of the text that match. They keep their room until the texts have come, so that nothing moves. */
function snippet({at, terms}: Hit): HTMLElement {
  const lines = element('span', {class: 'snippet'});
  void texts.then((all) => {
    const text = all[at] ?? '';
    if (text === '') {
      lines.remove();
    }
    lines.append(...marked(snippetOf(text, terms)));
  });
  return lines;
}

function hitResult(hit: Hit): HTMLElement {
  const {address, title, above} = hit.place;
  const path = above.slice(1).join(' › ');
  const made = result(address, markWords(title, hit.terms), path ? [path] : []);
  made.append(snippet(hit));
  return made;
}

/** The results of one page, under its title, which is a link where the page itself is the best of them. */
function pageGroup(first: Hit, hits: Hit[]): HTMLElement {
  const area = words.areas[areaOf(first.place)];
  const title = first.place.above[0] ?? first.place.title;
  const heading = isPage(first.place) ? hitResult(first) : title;
  const sections = hits.filter(({place}) => !isPage(place)).slice(0, mostSections);
  return group(`${area} › ${title}`, [element('small', {}, area), heading], sections.map(hitResult));
}

/** Groups results by page, in the order of each page's best result. */
export function resultGroups(hits: Hit[]): HTMLElement[] {
  const byPage = new Map<string, [Hit, ...Hit[]]>();
  for (const hit of hits) {
    const page = pageOf(hit.place);
    byPage.set(page, [...(byPage.get(page) ?? []), hit] as [Hit, ...Hit[]]);
  }
  return [...byPage.values()].map((ofPage) => pageGroup(ofPage[0], ofPage));
}
