import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import type {Section} from '../../search/section';
import {certainties} from '../../site/certainty';
import {areaOf, isSearched} from './pages';

/** Where the text of a page stands, by the kind of page. The first that is there counts. */
const containers = ['.theme-doc-markdown', '#__blog-post-container', '.blog-list-page main', 'main article', 'main'];

/** What stands among the text and is none: controls, marks, drawings, and what is said again elsewhere. */
const noText = [
  'script, style, svg, button, form, input, select, nav, footer, template, [hidden], [aria-hidden="true"]',
  '.hash-link, [popover], header, thead, [role="tabpanel"], .blog-list-page article',
  ...Object.values(certainties).map(({meaning}) => `[title="${meaning}"]`),
].join(', ');

/** A sample is found by its words, but nobody reads a long one in a result. */
const longestSample = 300;

const blocks = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'div',
  'pre',
  'dt',
  'dd',
  'br',
  'figcaption',
  'summary',
  'caption',
]);
const headings = new Set(['h2', 'h3', 'h4']);
const onlyLeadsOn = 'Where next';

function tidy(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:?!)])/g, '$1')
    .trim()
    .replace(/(?: ·)+$/, '');
}

/** A list whose items begin with links names what is found under its own name. */
function dropLinkLists($: CheerioAPI, root: Cheerio<Element>): void {
  for (const list of root.find('ul, ol').get()) {
    const items = $(list).children('li').get();
    if (items.every((item) => tidy($(item).text()).startsWith(tidy($(item).find('a').first().text()) || '\0'))) {
      $(list).remove();
    }
  }
}

/** The entry of a list or table with an address of its own: a word of the glossary, a field of an answer. */
function entryAt($: CheerioAPI, element: Element): {id: string; title: string; rest: Cheerio<AnyNode>} | undefined {
  const own = $(element);
  const target = element.name === 'tr' ? own.find('td:first-child > a[id]') : own.filter('dl > [id]');
  const id = target.attr('id');
  if (id === undefined) {
    return undefined;
  }
  const name = element.name === 'tr' ? own.children().first() : own.children('dt');
  return {id, title: tidy(name.text()), rest: name.nextAll()};
}

type Open = {section: Section; parts: string[]; depth: number};

/** Reads a page part by part, as a reader does. */
class Reader {
  private readonly parts: Section[] = [];
  private readonly open: [Open, ...Open[]];

  constructor(
    private readonly $: CheerioAPI,
    private readonly page: Section,
  ) {
    this.open = [{section: page, parts: [page.text], depth: 1}];
  }

  read(root: Cheerio<Element>): Section[] {
    this.walk(root.contents());
    while (this.open.length > 0) {
      this.close();
    }
    return this.parts.filter(({title}) => title !== onlyLeadsOn);
  }

  private get current(): Open {
    return this.open.at(-1) ?? this.open[0];
  }

  private close(): void {
    const last = this.open.pop();
    if (last) {
      last.section.text = tidy(last.parts.join(''));
    }
  }

  private begin(id: string, title: string, depth: number): void {
    const above = [this.page.title, ...this.open.slice(1).map(({section}) => section.title)];
    const section = {...this.page, address: `${this.page.address}#${id}`, title, above, names: [], text: ''};
    this.parts.push(section);
    this.open.push({section, parts: [], depth});
  }

  private walk(nodes: Cheerio<AnyNode>): void {
    for (const node of nodes.get()) {
      if (isText(node)) {
        this.current.parts.push(node.data);
      } else if (isTag(node)) {
        this.visit(node);
      }
    }
  }

  private visit(element: Element): void {
    const {$} = this;
    const entry = entryAt($, element);
    if (headings.has(element.name) && element.attribs.id !== undefined) {
      this.heading(element, element.attribs.id);
    } else if (entry) {
      this.begin(entry.id, entry.title, Infinity);
      this.walk(entry.rest);
      this.close();
    } else if (element.name === 'pre') {
      this.current.parts.push(' ', $(element).text().slice(0, longestSample), ' ');
    } else {
      this.inside(element);
    }
  }

  private heading(element: Element, id: string): void {
    const depth = Number(element.name.slice(1));
    while (this.current.depth >= depth) {
      this.close();
    }
    this.begin(id, tidy(this.$(element).text()), depth);
  }

  private inside(element: Element): void {
    const space = blocks.has(element.name) ? ' ' : '';
    this.current.parts.push(space);
    this.walk(this.$(element).contents());
    this.current.parts.push(element.name === 'td' && this.$(element).next().length > 0 ? ' · ' : space);
  }
}

const call = /^GET https?:\/\/[^/]+\/(?<name>\w+)/;

function namesOf($: CheerioAPI, title: string): string[] {
  const label = tidy($('.breadcrumbs__item--active').text());
  const requests = $('pre')
    .get()
    .map((sample) => call.exec($(sample).text())?.groups?.name ?? '');
  return [label === title ? '' : label, ...requests].filter(Boolean);
}

/** The parts of one built page, the page itself first, or nothing where a page is not for searching. */
export function sectionsOf(html: string, address: string, knownAs: string[] = []): [Section, ...Section[]] | undefined {
  const $ = load(html);
  if (!isSearched($)) {
    return undefined;
  }
  const title = tidy($('h1').first().text());
  const names = [...namesOf($, title), ...knownAs];
  const page: Section = {
    address,
    area: areaOf(address),
    title,
    names,
    above: [],
    text: `${$('meta[name="description"]').attr('content') ?? ''} `,
  };
  const root = $(containers.find((selector) => $(selector).length > 0) ?? 'body').first() as Cheerio<Element>;
  root.find(noText).remove();
  dropLinkLists($, root);
  root.find('h1').remove();
  const parts = new Reader($, page).read(root);
  // A list of pages has headings and nothing below them.
  return parts.some(({text}) => text !== '') ? [page, ...parts] : [page];
}
