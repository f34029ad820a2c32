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
    tags: new Set(['button', 'dialog', 'div', 'input']),
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

/** What the pages of a kind have, one or another. */
export function usedByAny(pages: Used[]): Used {
  return {
    tags: union(pages.map(({tags}) => tags)),
    classes: union(pages.map(({classes}) => classes)),
    ids: union(pages.map(({ids}) => ids)),
    attributes: union(pages.map(({attributes}) => attributes)),
    values: union(pages.map(({values}) => values)),
  };
}
