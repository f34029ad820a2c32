// Names of the parser's events. cspell:ignore onattribute onopentagname
import {arriving, macKeyboard, noticeName, searchDialog} from '../../early/names';
import {own} from '../ownText';

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
    attributes: new Set([
      'open',
      'aria-busy',
      'data-theme',
      arriving,
      macKeyboard,
      'data-announcement-bar-initially-dismissed',
    ]),
    values: new Set(['true', 'false', 'dark', 'light']),
  };
}

/** The name of the single document is a class too, and no style asks for it. */
function words(value: string): string[] {
  return value.split(/\s+/).filter((word) => !word.startsWith('docs-doc-id-'));
}

/** Longer than any value that a style asks for: addresses and texts. */
const longestValue = 30;

/** Takes note of names as a page is read as a browser does, so that a word in its text is not taken for a class. */
export class UsedReader {
  readonly used = setLater();

  onopentagname(name: string): void {
    this.used.tags.add(own(name));
  }

  onattribute(name: string, value: string): void {
    const {classes, ids, attributes, values} = this.used;
    attributes.add(own(name));
    if (name === 'class') {
      for (const word of words(value).map(own)) {
        classes.add(word);
        values.add(word);
      }
    } else if (name === 'id') {
      ids.add(own(value));
    } else if (value.length <= longestValue) {
      values.add(own(value));
    }
  }
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
