import {addressKey} from '../../../site/addressKey';
import {readablePath} from '../readablePath';
import {pageOf} from '../section';
import {element} from './element';
import {engine, hrefOf, sections} from './site';

const most = 3;

function wordsOf(path: string): string {
  return (path.replace(/\.\w{2,4}$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Shows the requested address and the pages that the search finds for its words. */
export async function showNearest(place: HTMLElement): Promise<void> {
  const {pathname, search, hash} = location;
  const pages = sections.filter(({above}) => above.length === 0);
  // Hosts tell such addresses apart but React's router does not, and would show the page below the wrong address.
  const meant = pages.find(({address}) => addressKey(hrefOf(address)) === addressKey(pathname));
  if (meant) {
    location.replace(hrefOf(meant.address) + search + hash);
    return;
  }
  const path = readablePath(pathname);
  const words = wordsOf(path);
  document.querySelector('main [data-search]')?.setAttribute('data-search', words);
  const hits = (await engine).search(words);
  const found = new Set(hits.map(({section}) => pageOf(section)));
  const items = [...found].slice(0, most).flatMap((address) =>
    pages
      .filter((page) => page.address === address)
      .map(({title}) => {
        const href = hrefOf(address);
        return element('li', {}, element('a', {href}, title), ` ${href}`);
      }),
  );
  const question = [element('h2', {}, 'Did you mean one of these?'), element('ul', {}, ...items)];
  const asked = element('p', {}, 'You asked for ', element('bdi', {}, path));
  place.replaceChildren(asked, ...(items.length > 0 ? question : []));
}
