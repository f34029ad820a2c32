import type {Cheerio, CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import type {Section} from '../model/section';
import {tidy} from './text';

/** Code samples are searched, but a long one is useless in a result. */
const longestSample = 300;

const blocks = new Set('p li td th tr div pre dt dd br figcaption summary caption'.split(' '));
const headings = new Set(['h2', 'h3', 'h4']);
/** Sections that answer no question: links, sources, and the open questions of other pages. */
const notSearched = [
  '#where-next',
  '#where-this-comes-from',
  '#the-twenty-that-would-help-most',
  '#all-open-questions',
];

type Entry = {id: string; title: string; rest: Cheerio<AnyNode>};

/** An entry of a list or table that has an anchor: a glossary term, or a field of an answer. */
function entryAt($: CheerioAPI, element: Element): Entry | undefined {
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

/** Splits a page into sections. */
export class Reader {
  private readonly parts: Section[] = [];
  private readonly open: [Open, ...Open[]];

  constructor(
    private readonly $: CheerioAPI,
    private readonly page: Section,
  ) {
    this.open = [{section: page, parts: [page.text], depth: 1}];
  }

  read(root: Cheerio<AnyNode>): Section[] {
    this.walk(root.contents());
    while (this.open.length > 0) {
      this.close();
    }
    return this.parts.filter(({address}) => !notSearched.some((anchor) => address.endsWith(anchor)));
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
