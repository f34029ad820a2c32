import {load, type CheerioAPI} from 'cheerio';
import type {Section} from '../model/section';
import {withoutNavigation} from '../../../build/builtHtml';
import {areaOf, isSearched} from './pages';
import {Reader} from './reader';
import {leaveText, tidy} from './text';

/** The element with the text of a page, by kind of page. The first match counts. */
const containers = ['.theme-doc-markdown', '#__blog-post-container', '.blog-list-page main', 'main article', 'main'];

const call = /^GET https?:\/\/[^/]+\/(?<name>\w+)/;

function namesOf($: CheerioAPI, title: string): string[] {
  const label = tidy($('.breadcrumbs__item--active').text());
  const requests = $('pre')
    .get()
    .map((sample) => call.exec($(sample).text())?.groups?.name ?? '');
  return [label === title ? '' : label, ...requests].filter(Boolean);
}

/** The sections of a built page, with the page itself first; undefined for pages that are not searched. */
export function sectionsOf(html: string, address: string, knownAs: string[] = []): [Section, ...Section[]] | undefined {
  const $ = load(withoutNavigation(html));
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
  const root = $(containers.find((selector) => $(selector).length > 0) ?? 'body').first();
  leaveText($, root);
  root.find('h1').remove();
  const parts = new Reader($, page).read(root);
  // Lists of pages have headings without any text below them.
  return parts.some(({text}) => text !== '') ? [page, ...parts] : [page];
}
