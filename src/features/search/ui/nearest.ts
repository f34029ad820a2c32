import {element} from '../../../browser/element';
import {searchTexts as words} from '../texts';
import {engine, hrefOf} from './site';

const most = 3;

/** Shows the requested address and the pages that the search finds for its words. */
export function showNearest(place: HTMLElement): void {
  const {pathname} = location;
  const found = engine.search(pathname.replace(/\.html?$|%\w\w|\W+/g, ' ')).slice(0, most);
  const [before = '', after = ''] = words.asked.split('{address}');
  place.replaceChildren(element('p', {}, before, element('code', {}, pathname), after));
  if (found.length > 0) {
    const nearest = found.map(({page}) => element('li', {}, element('a', {href: hrefOf(page.address)}, page.title)));
    place.append(element('h2', {}, words.nearest), element('ul', {class: 'site-rows'}, ...nearest));
  }
}
