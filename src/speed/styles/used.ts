// Names of the parser's events. cspell:ignore onattribute onopentagname
import {Parser} from 'htmlparser2';
import {codeCopied, macKeyboard, noticeName, searchDialog} from '../../protocol';
import {propertiesIn} from './customProperties';

/** The names in a page that selectors can match. */
export type Used = {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
  /** Custom properties in attributes, such as the colours of a drawing. */
  properties: Set<string>;
};

/** Names that the browser and the page script add while the page has only its own styles. */
function addedLater(): Used {
  return {
    tags: new Set(['button', 'dialog', 'div', 'input']),
    classes: new Set([noticeName, searchDialog, 'button', 'button--primary', 'button--sm']),
    ids: new Set(),
    attributes: new Set([
      'open',
      'aria-busy',
      'data-theme',
      macKeyboard,
      codeCopied,
      'data-announcement-bar-initially-dismissed',
    ]),
    properties: new Set(),
  };
}

/** Parses the page, so that words in its text do not count. */
export function readUsed(html: string): Used {
  const used = addedLater();
  new Parser({
    onopentagname: (name) => used.tags.add(name),
    onattribute: (name, value) => {
      used.attributes.add(name);
      if (name === 'class') {
        value.split(/\s+/).forEach((word) => used.classes.add(word));
      } else if (name === 'id') {
        used.ids.add(value);
      } else if (value.includes('var(')) {
        propertiesIn(value).forEach((property) => used.properties.add(property));
      }
    },
  }).end(html);
  return used;
}
