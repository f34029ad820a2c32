import {translate} from '@docusaurus/Translate';
import {load, type CheerioAPI} from 'cheerio';
import {roles} from '../../../site/roles';
import {
  findMarks,
  htmlInside,
  isMarkLabel,
  unwrapTerms,
  withoutNavigation,
  writeFullAddresses,
} from '../../../build/builtHtml';

/** What is of no use outside the page: its ways around, controls, anchors, drawings that the text repeats, pop-ups. */
const notForTwins = [
  'nav, aside, footer, button, script, form, svg, [popover], [aria-hidden=true], [data-page-tools]',
  '.hash-link, .table-of-contents, .theme-doc-toc-mobile, [class*=footer-edit-meta-row]',
].join(', ');

const roleLabels = new Set<string>(Object.values(roles));

function mostly(mark: string): string {
  return translate({id: 'page.certainty', message: 'Mostly {mark}'}, {mark});
}

/** Without its look a mark needs brackets, and a role a point before what follows it. */
function writeMarks($: CheerioAPI): void {
  findMarks($, $('body')).each((_, span) => {
    const mark = $(span);
    const label = mark.text();
    const sentence = mark.parent().text().trim();
    const isPartOfIt = sentence === label || sentence.includes(mostly(label));
    const before = span.prev;
    const isApart = before !== null && /\s$/.test($(before).text());
    mark.replaceWith(isPartOfIt ? label : `${isApart ? '' : ' '}(${label})`);
  });
  $('p > span').each((_, span) => {
    if (roleLabels.has($(span).text())) {
      $(span).replaceWith(`${$(span).text()} ·`);
    }
  });
}

/** What stands below each other by its look alone: the two lines of a card, a state and what it means. */
function writeLines($: CheerioAPI): void {
  $('a > strong:first-child').each((_, name) => {
    const card = $(name).parent();
    const told = $(name).nextAll();
    card.after(': ', told.contents());
    card.text($(name).text());
    told.remove();
  });
  $('small').each((_, line) => {
    $(line).replaceWith(`: ${$(line).text()}`);
  });
}

/** A drawn mark is a word before what it is about, any other drawing is told. */
function writePictures($: CheerioAPI): void {
  $('svg[role=img], img').each((_, picture) => {
    const words = $(picture).attr('aria-label') ?? $(picture).attr('alt') ?? '';
    const told = $(picture).next('p');
    if (isMarkLabel(words) && told.length > 0) {
      told.prepend(`(${words}) `);
      $(picture).remove();
    } else {
      $(picture).replaceWith(
        isMarkLabel(words)
          ? `(${words}) `
          : `[${translate({id: 'twin.picture', message: 'Picture: {words}', description: 'What a picture shows, in Markdown'}, {words})}]`,
      );
    }
  });
}

/** The highlighter parts a line into many elements; what counts is its text and its language. */
function writeCode($: CheerioAPI): void {
  $('pre').each((_, block) => {
    const language = /(?:^|\s)(?<name>language-\S+)/.exec($(block).attr('class') ?? '')?.groups?.name ?? '';
    $(block).find('br').replaceWith('\n');
    const code = $('<code>').addClass(language).text($(block).text());
    const title = $(block).parent().prev('div');
    title.replaceWith($('<p>').append($('<code>').text(title.text())));
    $(block).replaceWith($('<pre>').append(code));
  });
}

function bold($: CheerioAPI, text: string) {
  return $('<p>').append($('<strong>').text(text.trim()));
}

function writeTabs($: CheerioAPI): void {
  $('[role=tablist]').each((_, list) => {
    const labels = $(list).children('[role=tab]').get();
    const panels = $(list)
      .parent()
      .find('[role=tabpanel]')
      .filter((__, panel) => $(panel).parentsUntil($(list).parent(), '[role=tabpanel]').length === 0);
    labels.forEach((label, index) =>
      panels
        .eq(index)
        .removeAttr('hidden')
        .prepend(bold($, $(label).text())),
    );
    $(list).remove();
  });
}

/** Sections that open stand open, headed by what opened them. */
function writeDetails($: CheerioAPI): void {
  $('summary').each((_, summary) => {
    const hasHeading = $(summary).find('h1, h2, h3, h4, h5, h6').length > 0;
    $(summary).replaceWith(hasHeading ? $(summary).contents() : bold($, $(summary).text()));
  });
  $('details').each((_, details) => {
    $(details).replaceWith($(details).contents());
  });
}

function writeNotices($: CheerioAPI): void {
  $('.theme-admonition').each((_, notice) => {
    const [heading, ...content] = $(notice).children().get();
    const quote = $('<blockquote>').append(bold($, $(heading).text()));
    content.forEach((part) => quote.append($(part)));
    $(notice).replaceWith(quote);
  });
}

/** The content of a built page as plain HTML: components resolved, full addresses, nothing of the theme. */
export function cleanPage(html: string, address: string): string {
  const $ = load(withoutNavigation(html), {xml: {xmlMode: false, decodeEntities: true}});
  $('head').remove();
  unwrapTerms($, $('body'));
  writePictures($);
  $(notForTwins).remove();
  writeMarks($);
  writeLines($);
  writeCode($);
  writeTabs($);
  writeDetails($);
  writeNotices($);
  writeFullAddresses($, $('body'), address);
  return htmlInside($('body'));
}
