import {element} from '../../../browser/element';
import {isPage} from '../section';
import {searchTexts as words} from '../texts';
import {engine, hrefOf} from './site';

const most = 3;

/** A key shared by all forms of an address that the router treats as the same page. */
function keyOf(address: string): string {
  return address.toLowerCase().replace(/\/+$/, '');
}

/**
 * Shows the requested address and the pages that the search finds for its words. `lead` goes to an address, unless the
 * host has turned the reader back from there.
 */
export function showNearest(place: HTMLElement, lead: (path: string, query: string) => boolean): void {
  const {pathname, search, hash} = location;
  const pages = engine.places.filter(isPage);
  // Hosts tell such addresses apart but React's router does not, and would show the page below the wrong address.
  const meant = pages.filter(({address}) => keyOf(hrefOf(address)) === keyOf(pathname)).map(({address}) => address);
  const [path] = meant.map(hrefOf).filter((one) => one !== pathname);
  if (path !== undefined && lead(path, search + hash)) {
    return;
  }
  const asked = pathname.replace(/\.html?$|%\w\w|\W+/g, ' ');
  const found = new Set([...meant, ...engine.search(asked).map(({page}) => page.address)]);
  const nearest = [...found].slice(0, most).map((address) => {
    const title = pages.find((page) => page.address === address)?.title ?? address;
    return element('li', {}, element('a', {href: hrefOf(address)}, title));
  });
  const [before = '', after = ''] = words.asked.split('{address}');
  place.replaceChildren(element('p', {}, before, element('code', {}, pathname), after));
  if (nearest.length > 0) {
    place.append(element('h2', {}, words.nearest), element('ul', {class: 'site-rows'}, ...nearest));
  }
}
