import {load} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {copyOf} from '../../src/site/copyOf';
import {pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

const parser = unified().use(remarkParse).use(remarkGfm);

const parse = (markdown: string): Root => parser.parse(markdown);

function collect<Type extends Nodes['type']>(tree: Nodes, type: Type): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, {type: Type}>);
  });
  return found;
}

/** Removes what may differ: spaces, and the brackets that replace styles. */
function bare(text: string): string {
  return text.replaceAll(/[\s()\u200B]/g, '');
}

function textOf(node: Nodes): string {
  const parts: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') {
      parts.push(inner.value);
    }
  });
  return bare(parts.join(''));
}

function readPage(path: string) {
  const $ = load(readBuilt(path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  $('.hash-link, [popover], nav, fieldset, button:not([popovertarget]), [aria-hidden=true]').remove();
  $('pre br').replaceWith('\n');
  $('svg[role=img]').each((_, drawing) => {
    $(drawing).replaceWith($(drawing).attr('aria-label') ?? '');
  });
  const texts = (selector: string) =>
    $(`main ${selector}`)
      .map((_, element) => $(element).text())
      .get();
  return {
    headings: texts(':is(h1, h2, h3, h4, h5, h6)').map(bare),
    cells: texts(':is(th, td)').map(bare).filter(Boolean),
    code: texts('pre').map((text) => text.trimEnd()),
  };
}

const copyFile = (path: string) => copyOf(path, '/').slice(1);
const copies = sitemapPaths().map((path) => {
  const markdown = readBuilt(copyFile(path));
  return {path, markdown, tree: parse(markdown)};
});

describe('the copy of each page', () => {
  test('has every heading, table and block of code of the page', () => {
    const texts = copies.map(({path, tree}) => ({
      path,
      headings: collect(tree, 'heading').map(textOf),
      cells: collect(tree, 'tableCell').map(textOf).filter(Boolean),
      code: collect(tree, 'code').map(({value}) => value.trimEnd()),
    }));
    expect(texts).toEqual(copies.map(({path}) => ({path, ...readPage(path)})));
    expect(texts.filter(({headings}) => headings.length === 0)).toEqual([]);
  });

  test('has nothing of the theme, and complete links, the last to its page', () => {
    const faulty = copies.filter(({path, markdown, tree}) => {
      const addresses = collect(tree, 'link').map(({url}) => url);
      return (
        collect(tree, 'html').length > 0 ||
        /theme-|class=|\u200B|Copy code|Copy page/.test(markdown) ||
        addresses.some((url) => !/^https?:\/\//.test(url)) ||
        addresses.at(-1) !== identity.defaultUrl + path
      );
    });
    expect(faulty.map(({path}) => path)).toEqual([]);
  });
});

test('the head of a page tells programs its copy and the OpenAPI file, and robots.txt the list of pages', () => {
  const {$} = pageAt('/wiki/faq');
  expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe('/wiki/faq.md');
  expect($('link[rel=service-desc]').attr('href')).toBe('/openapi.json');
  expect(readBuilt('robots.txt')).toContain(`\nSitemap: ${identity.defaultUrl}/sitemap.xml\n`);
});

describe('llms.txt', () => {
  const tree = parse(readBuilt('llms.txt'));

  test('lists the OpenAPI file, and every page but the lists by topic once, by its copy, with a line on each', () => {
    const [first, ...listed] = collect(tree, 'link').map(({url}) => url);
    expect(first).toBe(`${identity.defaultUrl}/openapi.json`);
    expect(listed.sort()).toEqual(
      sitemapPaths()
        .filter((path) => !path.includes('/tags'))
        .map((path) => identity.defaultUrl + copyOf(path, '/'))
        .sort(),
    );
    const textsOf = (item: Nodes) => collect(item, 'text').map(({value}) => value);
    const silent = collect(tree, 'listItem').filter((item) => !/: \S/.test(textsOf(item).join('')));
    expect(silent).toEqual([]);
  });

  test('its full form holds the text of every page', () => {
    const full = readBuilt('llms-full.txt');
    const missing = sitemapPaths().filter(
      (path) => !path.includes('/tags') && !full.includes(readBuilt(copyFile(path))),
    );
    expect(missing).toEqual([]);
  });
});
