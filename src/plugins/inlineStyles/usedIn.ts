import {load} from 'cheerio';

/** What scripts set while the page still has only its own styles: `src/early`, and the browser itself. */
const setLater = {
  classes: ['theme-load-notice', 'button', 'button--primary', 'button--sm'],
  names: ['open', 'aria-busy', 'data-theme', 'data-announcement-bar-initially-dismissed'],
  values: ['true', 'false', 'dark', 'light'],
};

type Used = {
  attributes: {names: string[]; values: string[]};
  classes: string[];
  ids: string[];
  tags: string[];
  undetermined: string[];
};

/** Reads a page as a browser does, so that a word in its text is not taken for a class. */
export function usedIn(html: string): Used {
  const tags = new Set<string>();
  const ids = new Set<string>();
  const classes = new Set(setLater.classes);
  const names = new Set(setLater.names);
  const values = new Set(setLater.values);
  const $ = load(html);
  for (const element of $('*').get()) {
    if (!('attribs' in element)) {
      continue;
    }
    tags.add(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      names.add(name);
      values.add(value);
      if (name === 'class') {
        value.split(/\s+/).forEach((word) => classes.add(word));
      } else if (name === 'id') {
        ids.add(value);
      }
    }
  }
  return {
    attributes: {names: [...names], values: [...values]},
    classes: [...classes],
    ids: [...ids],
    tags: [...tags],
    undetermined: [],
  };
}
