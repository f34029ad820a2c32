import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {certainties} from '../site/certainty';

const meanings = new Map(Object.values(certainties).map(({label, meaning}): [string, string] => [label, meaning]));

/** Whether a text is the label of a certainty mark, such as "observed". */
export function isMarkLabel(text: string): boolean {
  return meanings.has(text);
}

/** The title of a mark begins with its meaning and may add when the thing was last seen. */
function isTitleOf(meaning: string | undefined, title: string | undefined): boolean {
  return meaning !== undefined && title?.startsWith(meaning) === true;
}

/** The certainty marks in a text. A state in a drawing has the same title, but its text is the name of the state. */
export function findMarks<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): Cheerio<Element> {
  return root.find('span[title]').filter((_, span) => isTitleOf(meanings.get($(span).text()), $(span).attr('title')));
}

/** Replaces glossary terms, which are buttons on a page, with their text. */
export function unwrapTerms<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): void {
  root.find('button[popovertarget][aria-describedby]').each((_, term) => {
    $(term).replaceWith($(term).contents());
  });
}

/** Makes the addresses of links and pictures absolute, so that they also work outside the site. */
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

/** The inner HTML without the framework's comments, which only hydration needs. */
export function htmlInside<Node extends AnyNode>(root: Cheerio<Node>): string {
  return (root.html() ?? '').replace(/<!--[^]*?-->/g, '');
}

const body = /<body\b[^>]*>/;
const main = /<main\b[^>]*>[^]*<\/main>/;

/** The navigation is most of a page, and parsing it too would take most of the time. */
export function withoutNavigation(html: string): string {
  const start = body.exec(html);
  const content = main.exec(html);
  return start && content ? `${html.slice(0, start.index)}<body>${content[0]}</body></html>` : html;
}
