// What copies, feeds and the search look for in pages. If an upgrade of the framework renames it, they would find less and
// say nothing.
import {expect, test} from 'vitest';
import {notForReaders} from '../../src/build/notText';
import {containers, notSearchedIn, withoutAnswer} from '../../src/features/search/readPage';
import {pages} from '../support/pages';

/** The classes, ids and parts of classes in a selector. */
function namesIn(selector: string): string[] {
  return selector.match(/[.#][a-z_][\w-]*|\[class[*^$]=[\w-]+\]/gi) ?? [];
}

test.each([
  ['src/features/search/readPage.ts', [...Object.keys(containers).map((kind) => `.${kind}`), notSearchedIn]],
  ['src/features/search/readPage.ts', [...Object.values(containers), withoutAnswer]],
  ['src/features/copies/toMarkdown.ts', ['.theme-admonition']],
  ['src/build/notText.ts', [notForReaders]],
])('what %s looks for is on a page', (file, selectors) => {
  const names = [...new Set(selectors.flatMap(namesIn))];
  const missing = names.filter((name) => pages.every(({$}) => $(name).length === 0));
  expect(missing, `No page has this any more. Use the new name in ${file}, or remove the old one.`).toEqual([]);
});
