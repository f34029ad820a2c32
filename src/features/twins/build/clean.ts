import {translate} from '@docusaurus/Translate';
import {load, type CheerioAPI} from 'cheerio';
import {htmlInside, unwrapTerms, withoutNavigation, writeFullAddresses, writeMarks} from '../../../build/builtHtml';

/**
 * Elements that make no sense outside the page: navigation, controls, anchors, pop-ups, and drawings that the text
 * repeats.
 */
const notForTwins = [
  'nav, aside, footer, button, script, form, svg, [popover], [aria-hidden=true], [data-page-tools]',
  '.hash-link, .table-of-contents, .theme-doc-toc-mobile, [class*=footer-edit-meta-row]',
].join(', ');

/** Adds punctuation where only styles separate parts: in the bar of a call. */
function writePunctuation($: CheerioAPI): void {
  $('p > span:first-child + code').each((_, path) => {
    const [effect, keys] = $(path).nextAll('span').get();
    if ($(path).prev().text() === 'GET' && effect && keys) {
      $(path).after(':');
      $(effect).after(',');
      $(keys).after('.');
    }
  });
}

/** Replaces fields with their default values, and puts each part of a result on a line. */
function writeFields($: CheerioAPI): void {
  $('label[for]').each((_, label) => {
    const field = $('input').filter((__, input) => $(input).attr('id') === $(label).attr('for'));
    const value = field.attr('value');
    const told =
      value &&
      $('<p>')
        .text(`${$(label).text()}: `)
        .append($('<code>').text(value));
    $(label).replaceWith(told ?? '');
    field.remove();
  });
  $('output').each((_, output) => {
    const lines = $(output).children();
    lines.children(':first-child').after(':');
    $(output).replaceWith($('<ul>').append(...lines.get().map((line) => $('<li>').append($(line).contents()))));
  });
}

/** Adds line breaks where only styles separate lines: in a card, and between a state and its meaning. */
function writeLines($: CheerioAPI): void {
  $('a > strong:first-child').each((_, name) => {
    const card = $(name).parent();
    const told = $(name).nextAll();
    if (told.length === 0) {
      return;
    }
    told.find('p').each((__, paragraph) => {
      $(paragraph).replaceWith($(paragraph).contents());
    });
    card.after(': ', told.contents());
    card.text($(name).text());
    told.remove();
  });
  $('small').each((_, line) => {
    $(line).replaceWith(` – ${$(line).text()}`);
  });
}

/** Replaces drawings with their description. */
function writePictures($: CheerioAPI): void {
  $('svg[role=img], img').each((_, picture) => {
    const words = $(picture).attr('aria-label') ?? $(picture).attr('alt') ?? '';
    $(picture).replaceWith(
      `[${translate({id: 'twin.picture', message: 'Picture: {words}', description: 'What a picture shows, in Markdown'}, {words})}]`,
    );
  });
}

/** Replaces highlighted code with its text and language. */
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

/** Expands collapsed sections below their summary. */
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
    const title = $(heading).text().trim();
    const quote = $('<blockquote>').append(bold($, title.charAt(0).toUpperCase() + title.slice(1)));
    content.forEach((part) => quote.append($(part)));
    $(notice).replaceWith(quote);
  });
}

/** The content of a built page as plain HTML with absolute addresses, without components and theme. */
export function cleanPage(html: string, address: string): string {
  const $ = load(withoutNavigation(html), {xml: {xmlMode: false, decodeEntities: true}});
  $('head').remove();
  unwrapTerms($, $('body'));
  writePictures($);
  $(notForTwins).remove();
  writeMarks($, $('body'));
  writePunctuation($);
  writeFields($);
  writeLines($);
  writeCode($);
  writeTabs($);
  writeDetails($);
  writeNotices($);
  writeFullAddresses($, $('body'), address);
  return htmlInside($('body'));
}
