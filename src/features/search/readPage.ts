import type {Cheerio, CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode} from 'domhandler';
import {titleOf, unwrapButtons} from '../../after/builtHtml';
import {notText} from '../../build/notText';
import type {Section} from './section';

/** The element with the text of a page, by kind of page. Lists of pages and redirects are not searched. */
export const containers = {
  'docs-doc-page': '.theme-doc-markdown',
  'blog-post-page': '#__blog-post-container',
  'blog-list-page': 'main',
  'plugin-pages': 'article, main:not(:has(article)), body:not(:has(main, article))',
};

/** What nobody searches for besides: titles, repetitions, and lines to fill in. */
export const notSearchedIn =
  '[hidden]:not([role=tabpanel]), .fillIn, [class*=admonitionHeading], header, thead, .callPanel [role=tabpanel], .blog-list-page article, h1, [data-site-repeats]';

/** Sections that answer no question, because they are links, by the anchor of their headings. */
export const withoutAnswer = '#where-next';

/** Code samples are searched, but a long one is useless in a result. */
const longestSample = 300;

const blocks = 'p, button, li, td, th, tr, div, pre, dt, dd, br, figcaption, summary, caption';

/** Rows of a table that have an address of their own. */
const rows = 'tr:has(> td:first-child > a[id])';

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
  unwrapButtons($, root);
  // The names of languages, by which samples are found.
  for (const tabs of root.find('[role=tablist]').get()) {
    const labels = $(tabs).children().get();
    $(tabs).replaceWith($('<p>').text(labels.map((tab) => $(tab).text()).join(' ')));
  }
  root.find(`${notText}, ${notSearchedIn}`).remove();
  for (const list of root.find('ul, ol').get()) {
    const isLink = (item: AnyNode) => tidy($(item).text()).startsWith(tidy($(item).find('a').first().text()) || '\0');
    if ($(list).children('li').get().every(isLink)) {
      $(list).remove();
    }
  }
  for (const sample of root.find('pre').get()) {
    const [, language = ''] = /\blanguage-(?!text)(\w+)/.exec($(sample).attr('class') ?? '') ?? [];
    $(sample).text(`${language} ${$(sample).text().slice(0, longestSample)}`);
  }
  root.find('td:not(:last-child)').append(' · ');
  root.find(blocks).before(' ').after(' ');
}

/** Splits the content of a page at its headings, and at the rows that have an address. */
function split($: CheerioAPI, root: Cheerio<AnyNode>, page: Section): Section[] {
  const withAddress = new Set(root.find(rows).get());
  const sections = [page];
  let current = page;
  let headings = [{title: page.title, depth: 1}];

  function begin(id: string | undefined, title: string): Section {
    const above = headings.map((heading) => heading.title);
    const section = {address: `${page.address}#${id}`, title: tidy(title), above, text: ''};
    sections.push(section);
    return section;
  }

  function visit(node: AnyNode): void {
    if (isText(node)) {
      current.text += node.data;
    } else if (isTag(node) && /^h[2-4]$/.test(node.name) && node.attribs.id) {
      const depth = Number(node.name.slice(1));
      headings = headings.filter((above) => above.depth < depth);
      current = begin(node.attribs.id, $(node).text());
      headings.push({title: current.title, depth});
    } else if (isTag(node) && withAddress.has(node)) {
      const name = $(node).children('td').first();
      begin(name.children('a[id]').attr('id'), name.text()).text = name.nextAll().text();
    } else {
      $(node).contents().get().forEach(visit);
    }
  }

  root.get().forEach(visit);
  return sections.map((section) => ({...section, text: tidy(section.text)}));
}

/** The sections of a built page, with the page itself first. None for pages that are not searched. */
export function readPage($: CheerioAPI, address: string): Section[] {
  const [, container] = Object.entries(containers).find(([kind]) => $('html').hasClass(kind)) ?? [];
  const isHidden = $('meta[name="robots"]').attr('content')?.includes('noindex');
  // A later page of a list of posts.
  const isContinued = $('.blog-list-page .pagination-nav__link--prev').length > 0;
  if (container === undefined || isHidden || isContinued) {
    return [];
  }
  const about = $('meta[name="description"]').attr('content') ?? '';
  const page: Section = {
    address,
    // A page may hide its heading.
    title: tidy($('h1').first().text() || titleOf($)),
    call: $('.callLine code').text(),
    above: [],
    about,
    text: `${about} `,
  };
  const root = $(container).first();
  leaveText($, root);
  const [first = page, ...parts] = split($, root, page).filter(({address: place}) => !place.endsWith(withoutAnswer));
  // Lists of pages have headings without any text below them.
  if (parts.every(({text}) => text === '')) {
    return [first];
  }
  // A heading without a text of its own says what stands below it.
  const titlesBelow = ({title}: Section) => parts.filter(({above}) => above.includes(title)).map((part) => part.title);
  return [first, ...parts].map((section) => ({...section, text: section.text || titlesBelow(section).join(', ')}));
}
