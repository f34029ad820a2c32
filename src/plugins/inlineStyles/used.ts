import {load} from 'cheerio';
import {macKeyboard, noticeName, searchDialog} from '../../early/names';

/** What styles can be for: the names that stand in pages. */
export type Used = {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
  values: Set<string>;
};

/** What scripts set while the page still has only its own styles: `src/early`, and the browser itself. */
function setLater(): Used {
  return {
    tags: new Set(),
    classes: new Set([noticeName, searchDialog, 'button', 'button--primary', 'button--sm']),
    ids: new Set(),
    attributes: new Set(['open', 'aria-busy', 'data-theme', macKeyboard, 'data-announcement-bar-initially-dismissed']),
    values: new Set(['true', 'false', 'dark', 'light']),
  };
}

/** The name of the single document is a class too, and no style asks for it. */
function words(value: string): string[] {
  return value.split(/\s+/).filter((word) => !word.startsWith('docs-doc-id-'));
}

/** Reads a page as a browser does, so that a word in its text is not taken for a class. */
export function usedIn(html: string): Used {
  const used = setLater();
  for (const element of load(html)('*').get()) {
    if (!('attribs' in element)) {
      continue;
    }
    used.tags.add(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      used.attributes.add(name);
      used.values.add(value);
      if (name === 'class') {
        words(value).forEach((word) => used.classes.add(word));
      } else if (name === 'id') {
        used.ids.add(value);
      }
    }
  }
  return used;
}

function union(sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** A part that stands on two pages of many, such as a picture, is no part of what all of them need. */
const rare = 2;

function commonClasses(pages: Used[]): Set<string> {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(({classes}) => [...classes])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > Math.min(rare, pages.length - 1)).map(([name]) => name));
}

/** What the pages of a kind have in common. */
export function usedByMost(pages: Used[]): Used {
  return {
    tags: union(pages.map(({tags}) => tags)),
    classes: commonClasses(pages),
    ids: union(pages.map(({ids}) => ids)),
    attributes: union(pages.map(({attributes}) => attributes)),
    values: union(pages.map(({values}) => values)),
  };
}
