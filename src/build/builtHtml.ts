import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {certainties} from '../site/certainty';

const meanings = new Map(Object.values(certainties).map(({label, meaning}): [string, string] => [label, meaning]));

/** What a mark of sureness is called, such as observed. */
export function isMarkLabel(text: string): boolean {
  return meanings.has(text);
}

/** A mark may also say when something was last seen. */
function isTitleOf(meaning: string | undefined, title: string | undefined): boolean {
  return meaning !== undefined && title?.startsWith(meaning) === true;
}

/** The marks of sureness in a text. A state in a drawing has the same title, but it is a word of its own. */
export function findMarks<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): Cheerio<Element> {
  return root.find('span[title]').filter((_, span) => isTitleOf(meanings.get($(span).text()), $(span).attr('title')));
}

/** Puts the words of the glossary, which are buttons on a page, back among the others. */
export function unwrapTerms<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): void {
  root.find('button[popovertarget][aria-describedby]').each((_, term) => {
    $(term).replaceWith($(term).contents());
  });
}

/** Links and pictures with full addresses, which also lead somewhere away from the site. */
export function writeFullAddresses<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>, address: string): void {
  for (const [selector, attribute] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    root.find(selector).each((_, found) => {
      $(found).attr(attribute, new URL($(found).attr(attribute) ?? '', address).href);
    });
  }
}

/** The inside of an element without the framework's comments, which only help the page to come alive. */
export function htmlInside<Node extends AnyNode>(root: Cheerio<Node>): string {
  return (root.html() ?? '').replace(/<!--[^]*?-->/g, '');
}

const body = /<body\b[^>]*>/;
const main = /<main\b[^>]*>[^]*<\/main>/;

/** The navigation around it is most of a page: to parse it as well would take most of the time. */
export function withoutNavigation(html: string): string {
  const start = body.exec(html);
  const content = main.exec(html);
  return start && content ? `${html.slice(0, start.index)}<body>${content[0]}</body></html>` : html;
}
