// What a page and its copy say, a line for each thing. Classes play no part, because a redesign changes them.
import {load, type CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {identity} from '../../../src/site/identity';
import {goldenKinds} from '../pageKinds';

/** What stands on lines of its own. */
const block =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|figure|footer|form|h\d|header|label|legend|li|nav|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

/** The pages of which also the menus and the foot are told, one of each section. */
const wholePages = ['/', '/wiki', '/docs/api', '/changelog/emlalock', '/blog', '/contact'];

/** Ends a line where spaces are folded. */
const lineEnd = '\v';
const inOneLine = (text: string) => text.replaceAll(/[\s\u200B]+/g, ' ').trim();

/** A number that another drawing has not, because nobody reads points. */
const sumOf = (drawn: string) => Buffer.from(drawn).reduce((sum, letter) => (sum * 31 + letter) % 99991, 0);

/** Each sentence on a line. */
function sentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.trim().split(/(?<=[^\d][.!?]['”)*]*) (?=[\p{Lu}“‘[*`])/u))
    .filter((line) => /[^\s|#>-]/.test(line));
}

/** Says the anchor of a heading unless it is made from its words as usual. React gives ids to what has none. */
function headingLine(level: number, text: string, id = '_'): string {
  const usual = text.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '');
  const isUsual = id === usual.replaceAll(' ', '-') || (level === 1 && id === '_');
  return `${'#'.repeat(level)} ${text}${isUsual ? '' : id.startsWith('_') ? ' (no anchor)' : ` #${id}`}`;
}

/** What browsers and programs are told of a page. Names of files and hashes change with what is in them. */
function linesOfHead($: CheerioAPI): string[] {
  return [...$('head > :not(style, title, [name=description], [name=generator], [property^="og:"])')].map((one) => {
    const attributes = Object.entries(one.attribs).map(([name, value]) => `${name}=${value}`);
    const data = one.name === 'script' && 'type' in one.attribs ? $(one).text() : '';
    return [one.name, ...attributes, data]
      .join(' ')
      .replaceAll(/\b[0-9a-f]{8}\b|sha256-[^']+/g, '…')
      .trim();
  });
}

/** The title and the description, then headings with anchors, sentences with the targets of links, and cells. */
export function linesOfPage(html: string, address: string, hasFrame = true): string[] {
  const $ = load(html);
  const ownAddress = new RegExp(`^${address}(?=#|\\.md)`);
  const headings = [...$('h1, h2, h3, h4, h5, h6')].map((one) => `#${one.attribs.id} ${inOneLine($(one).text())}`);
  const popUps: string[] = [];

  function elementText({name, attribs, parent}: Element, inner: string): string {
    const around = parent && isTag(parent) ? parent.name : '';
    const text = inOneLine(inner);
    if (name === 'a') {
      const target = (attribs.href ?? '').replace(ownAddress, '');
      // Contents, and the mark beside a heading, repeat the heading.
      const isRepeated = text === '#' || (around === 'li' && headings.includes(`${target} ${text}`));
      const isHere = 'aria-current' in attribs && attribs['aria-current'] !== 'false';
      return isRepeated ? '' : `[${text || attribs['aria-label']}](${target})${isHere ? ' (here)' : ''}`;
    }
    if (name === 'img' || attribs.role === 'img') {
      const told = attribs.alt ?? attribs['aria-label'] ?? text;
      return `(${told})${text === '' || text === told ? '' : ` (drawn: ${text})`}`;
    }
    if (name === 'strong' || name === 'b') {
      return `**${inner}**`;
    }
    if (name === 'code' && around !== 'pre') {
      return `\`${inner}\``;
    }
    if (name === 'li') {
      return `${around === 'ol' ? '1.' : '-'} ${inner}`;
    }
    const level = /^h([1-6])$/.exec(name)?.[1];
    return level ? headingLine(Number(level), text, attribs.id) : name === 'td' || name === 'th' ? `| ${inner}` : inner;
  }

  function textOf(node: AnyNode): string {
    if (isText(node)) {
      return node.data.replaceAll('\u200B', '');
    }
    if (!isTag(node) || /^(?:main|script|style|template)$/.test(node.name)) {
      return '';
    }
    const {name, attribs} = node;
    // The row of a page of docs is there once the page is committed.
    if (attribs.class?.includes('theme-doc-footer-edit-meta-row')) {
      return '';
    }
    // A build at another time has another date.
    const inner = attribs.itemprop === 'dateModified' ? '…' : node.children.map(textOf).join('');
    const isDrawing = name === 'svg' && $(node).closest('main, a, button, [class*=Icon]').is('main');
    const drawing = isDrawing ? ` (drawing ${sumOf($.html(node))})` : '';
    const text = elementText(node, name === 'pre' ? inner.replaceAll('\n', lineEnd) : inner) + drawing;
    if ('popover' in attribs) {
      popUps.push(text);
      return '';
    }
    return block.test(name) || attribs.role === 'tab' ? lineEnd + text + lineEnd : text;
  }

  // What is around the text is the same on all pages of a section.
  const main = $('main');
  const isWhole = hasFrame && wholePages.includes(address);
  const around = isWhole || main.length === 0 ? [$('body')] : [];
  const parts = [main, ...around].flatMap((part) => [...part.contents()].map(textOf));
  const folded = [...parts, ...popUps]
    .join(lineEnd)
    .replaceAll(/[ \n\t]+/g, ' ')
    .replaceAll(lineEnd, '\n');
  const description = $('meta[name=description]').attr('content') ?? '';
  const head = isWhole || (hasFrame && goldenKinds.includes(address)) ? linesOfHead($) : [];
  return [`title: ${$('title').text()}`, ...sentences(description), ...head, ...sentences(folded)];
}

/** A copy as Markdown, in the lines of its page where both say the same. */
export function linesOfCopy(markdown: string, address: string, page: readonly string[]): string[] {
  const text = markdown
    .replaceAll(identity.defaultUrl, '')
    .replaceAll(`(${address}#`, '(#')
    .replaceAll(/^(?:> ?)+| \|$/gm, '')
    .replaceAll(' | ', '\n| ')
    .replaceAll(/^\d+\. /gm, '1. ');
  const ofPage = (line: string) => page.find((other) => other.startsWith(`${line} #`)) ?? line;
  return sentences(text).map((line) => (line.startsWith('#') ? ofPage(line) : line));
}
