// Names of the parser's events. cspell:ignore onopentag ontext onclosetag onattribute onopentagname
import {Parser} from 'htmlparser2';
import {InlineReader, type Inline} from '../hosting/inlineTexts';
import {kindOf, sheetOf} from '../inlineStyles';
import {UsedReader, type Used} from '../inlineStyles/used';
import {own} from '../ownText';

/** What is kept of a page while the others are read: not its text, of which all together would fill the memory. */
type Page = {file: string; kind: string; sheet: string | undefined; used: Used; inline: Inline};

/** Reads a page once for all that is asked of it, which is most of the time that finishing takes. */
export function readPage(file: string, html: string): Page {
  const names = new UsedReader();
  const texts = new InlineReader();
  new Parser({
    onopentagname: (name) => {
      names.onopentagname(name);
    },
    onattribute: (name, value) => {
      names.onattribute(name, value);
    },
    onopentag: (tag, attributes) => {
      texts.onopentag(tag, attributes);
    },
    ontext: (text) => {
      texts.ontext(text);
    },
    onclosetag: (tag) => {
      texts.onclosetag(tag);
    },
  }).end(html);
  const sheet = sheetOf(html);
  return {file, kind: own(kindOf(html)), sheet: sheet && own(sheet), used: names.used, inline: texts.found};
}
