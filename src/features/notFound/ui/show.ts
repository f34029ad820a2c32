import paths from '@generated/page-list/default/paths.json';
import {nearest, type NamedPath} from '../model/nearest';
import {readablePath} from '../model/readablePath';

const count = 3;

function item({path, title}: NamedPath, hrefOf: (path: string) => string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = hrefOf(path);
  link.textContent = title;
  const entry = document.createElement('li');
  entry.append(link, ` ${path}`);
  return entry;
}

/** Fills the search with the words of the path. */
function fillSearch(text: string): void {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  document.querySelector('main [data-search]')?.setAttribute('data-search', words.join(' '));
}

/**
 * Shows the requested address and the most similar pages. If they are shown already, nothing changes and the focus
 * stays.
 */
export function show(place: HTMLElement, asked: string, hrefOf = (path: string) => path): void {
  const [frame, words, question, list] = ['div', 'bdi', 'h2', 'ul'].map((name) =>
    place.querySelector<HTMLElement>(name),
  );
  const text = readablePath(asked);
  if (!frame || !words || !question || !list || words.textContent === text) {
    return;
  }
  const items = nearest(text, paths, count).map((page) => item(page, hrefOf));
  words.textContent = text;
  list.replaceChildren(...items);
  question.hidden = items.length === 0;
  frame.hidden = false;
  fillSearch(text);
}
