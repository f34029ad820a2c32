import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {marks, unwrapTerms, withoutNavigation} from '../../build/builtHtml';
import type {Section} from './section';

/** The kinds of page with content. Lists of pages and redirects are not searched. */
const searched = ['docs-doc-page', 'blog-post-page', 'blog-list-page', 'plugin-pages'];

/** The element with the text of a page, by kind of page. The first match counts. */
const containers = ['.theme-doc-markdown', '#__blog-post-container', '.blog-list-page main', 'main article', 'main'];

/** Elements that are not text: controls, drawings, and repetitions. */
const noText = [
  'script, style, svg, button, form, input, select, nav, footer, template, [hidden], [aria-hidden="true"]',
  '.hash-link, [popover], header, thead, [role="tabpanel"], .blog-list-page article',
].join(', ');

/** Sections that answer no question: links, sources, and the open questions of other pages. */
const notSearched = /#(?:where-next|where-this-comes-from|the-twenty-that-would-help-most|all-open-questions)$/;

/** Code samples are searched, but a long one is useless in a result. */
const longestSample = 300;

const blocks = new Set('p li td th tr div pre dt dd br figcaption summary caption'.split(' '));

function tidy(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:?!)])/g, '$1')
    .trim()
    .replace(/(?: ·)+$/, '');
}

/** Leaves the text that readers may search for. Lists of links go, because their targets are found by their titles. */
function leaveText($: CheerioAPI, root: Cheerio<AnyNode>): void {
  unwrapTerms($, root);
  root.find(`${noText}, ${marks}, h1`).remove();
  root.find('ul, ol').each((_, list) => {
    const items = $(list).children('li').get();
    if (items.every((item) => tidy($(item).text()).startsWith(tidy($(item).find('a').first().text()) || '\0'))) {
      $(list).remove();
    }
  });
}

/** The anchor, title and text of a row of a table or an entry of a list that has an address of its own. */
function entryAt($: CheerioAPI, element: Element) {
  const isRow = element.name === 'tr';
  const own = $(element);
  const id = (isRow ? own.find('td:first-child > a[id]') : own.filter('dl > [id]')).attr('id');
  const name = isRow ? own.children().first() : own.children('dt');
  return id === undefined ? undefined : {id, title: tidy(name.text()), rest: name.nextAll()};
}

type Open = {section: Section; depth: number};

/** Splits the content of a page at its headings, and at the rows and entries that have an address. */
function split($: CheerioAPI, root: Cheerio<AnyNode>, page: Section): Section[] {
  const sections = [page];
  const open: Open[] = [{section: page, depth: 1}];

  function add(text: string): void {
    const current = open.at(-1);
    if (current) {
      current.section.text += text;
    }
  }

  function begin(id: string, title: string, depth: number): void {
    const above = open.map(({section}) => section.title);
    const section = {address: `${page.address}#${id}`, title, above, text: ''};
    sections.push(section);
    open.push({section, depth});
  }

  function visit(element: Element): void {
    const entry = entryAt($, element);
    const {id} = element.attribs;
    if (/^h[2-4]$/.test(element.name) && id !== undefined) {
      const depth = Number(element.name.slice(1));
      while ((open.at(-1)?.depth ?? 0) >= depth) {
        open.pop();
      }
      begin(id, tidy($(element).text()), depth);
    } else if (entry) {
      begin(entry.id, entry.title, Infinity);
      walk(entry.rest);
      open.pop();
    } else if (element.name === 'pre') {
      add(` ${$(element).text().slice(0, longestSample)} `);
    } else {
      const space = blocks.has(element.name) ? ' ' : '';
      add(space);
      walk($(element).contents());
      add(element.name === 'td' && $(element).next().length > 0 ? ' · ' : space);
    }
  }

  function walk(nodes: Cheerio<AnyNode>): void {
    for (const node of nodes.get()) {
      if (isText(node)) {
        add(node.data);
      } else if (isTag(node)) {
        visit(node);
      }
    }
  }

  walk(root.contents());
  return sections.map((section) => ({...section, text: tidy(section.text)}));
}

/** The label of a page in its sidebar, and the calls of its samples. */
function namesOf($: CheerioAPI): string[] {
  const samples = $('pre')
    .get()
    .map((sample) => $(sample).text());
  const calls = samples.map((sample) => /^GET https?:\/\/[^/]+\/(\w+)/.exec(sample)?.[1] ?? '');
  return [tidy($('.breadcrumbs__item--active').text()), ...calls].filter(Boolean);
}

/** The sections of a built page, with the page itself first. None for pages that are not searched. */
export function readPage(html: string, address: string, knownAs: string[] = []): Section[] {
  const $ = load(withoutNavigation(html));
  const isHidden = $('meta[name="robots"]').attr('content')?.includes('noindex');
  if (isHidden || !searched.some((name) => $('html').hasClass(name))) {
    return [];
  }
  const page: Section = {
    address,
    title: tidy($('h1').first().text()),
    names: [...namesOf($), ...knownAs],
    above: [],
    text: `${$('meta[name="description"]').attr('content') ?? ''} `,
  };
  const root = $(containers.find((selector) => $(selector).length > 0) ?? 'body').first();
  leaveText($, root);
  const [first = page, ...parts] = split($, root, page).filter((section) => !notSearched.test(section.address));
  // Lists of pages have headings without any text below them.
  return parts.some(({text}) => text !== '') ? [first, ...parts] : [first];
}
