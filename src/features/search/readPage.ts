import type {Cheerio, CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode} from 'domhandler';
import {leaveText, titleOf} from '../../after/builtHtml';
import type {Moment} from '../../site/momentNames';
import type {Role, Section} from './section';

/** Pages of text, pages of code, and the list of posts. Other lists are not searched. */
const searched = '[data-text], .plugin-pages, .blog-list-page';

/** What nobody searches for besides: titles, repetitions, and the posts of a list. */
const notSearchedIn =
  'h1, header, thead, [data-site-repeats], [hidden]:not([role=tabpanel]), .api-call-panel [role=tabpanel], .theme-admonition > :first-child, .blog-list-page article';

/** Sections that answer no question, because they are links, by the anchor of their headings. */
const withoutAnswer = '#where-next';

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
function leaveSearched($: CheerioAPI, root: Cheerio<AnyNode>): void {
  // The names of languages, by which samples are found.
  for (const tabs of root.find('[role=tablist]').get()) {
    const labels = $(tabs).children().get();
    $(tabs).replaceWith($('<p>').text(labels.map((tab) => $(tab).text()).join(' ')));
  }
  leaveText($);
  root.find(notSearchedIn).remove();
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
  let headings = [{title: `${page.title} ${page.call ?? ''}`.trim(), depth: 1}];

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
  const isHidden = $('meta[name="robots"]').attr('content')?.includes('noindex');
  // A later page of a list of posts.
  const isContinued = $('.blog-list-page .pagination-nav__link--prev').length > 0;
  if ($(searched).length === 0 || isHidden || isContinued) {
    return [];
  }
  const about = $('meta[name="description"]').attr('content') ?? '';
  const page: Section = {
    address,
    // A page may hide its heading.
    title: tidy($('h1').first().text() || titleOf($)),
    call: $('.api-call-line code').text(),
    role: $('[data-role]').attr('data-role') as Role | undefined,
    moments: ($('[data-moments]').attr('data-moments')?.split(' ') ?? []) as Moment[],
    above: [],
    about,
    text: `${about} `,
  };
  const root = $('body');
  leaveSearched($, root);
  const places = split($, root, page).filter(({address: place}) => !place.endsWith(withoutAnswer));
  // A heading without a text of its own is no place. The page is one in any case.
  return places.filter((place) => place.address === address || place.text !== '');
}
