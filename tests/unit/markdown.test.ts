// cspell:ignore upvoted
import {logger} from '@docusaurus/logger';
import {compile, evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test, vi} from 'vitest';
import Table from '../../src/components/Table';
import checkLanguages from '../../src/build/checkLanguages';
import linksFromRoot from '../../src/build/linksFromRoot';
import {readGlossary} from '../../src/features/glossary/entries';
import glossaryTerms from '../../src/features/glossary/terms';

test.each([
  ['./end.mdx#x', '/session/end.mdx#x'],
  ['../faq.md?y', '/faq.md?y'],
  ['./picture.png', './picture.png'],
  ['/wiki/faq', '/wiki/faq'],
  ['https://example.com/a.md', 'https://example.com/a.md'],
])('a link to %s leads to %s, whichever of both pages is translated', async (written, found) => {
  const urls: string[] = [];
  const root = '/site/i18n/de/docusaurus-plugin-content-docs/current/';
  const keep = () => (tree: Root) => {
    visit(tree, 'link', ({url}) => urls.push(url));
  };
  const page = new VFile({path: `${root}session/feed.mdx`, value: `[link](${written})`});
  await compile(page, {remarkPlugins: [[linksFromRoot, {roots: [root, '/site/wiki/']}], keep]});
  expect(urls).toEqual([found]);
});

test('a language that the highlighter does not know is warned of with file and line', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const fences = ['', 'text', 'JSON', 'shell', 'cs title="a.cs" {1}', 'jss'];
  const value = fences.map((fence) => `\`\`\`${fence}\ncode\n\`\`\`\n`).join('\n');
  await compile(new VFile({path: 'wiki/film.mdx', value}), {remarkPlugins: [checkLanguages]});
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^wiki\/film\.mdx:21:1.*the language "jss"/));
});

describe('a table', () => {
  const sentence = 'a sentence of some length that a third of the width of a phone cannot hold';
  const head = '<thead><tr><th>a</th><th>b</th><th>c</th></tr></thead>';
  test.each([
    ['| a | `b` | c | d |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |', 'a, b, c, d', ['a1', 'b2', 'c3', 'd4']],
    ['| | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', 'b, c', []],
    [`<Table>${head}<tbody><tr><td>1</td><td colSpan={2}>${sentence}</td></tr></tbody></Table>`, 'a, b, c', []],
  ])('%s is named by its columns, and so are its cells if phones stack them', async (markdown, name, cells) => {
    const {default: Page} = await evaluate(markdown, {...runtime, remarkPlugins: [remarkGfm]});
    const $ = load(renderToStaticMarkup(createElement(Page, {components: {Table, table: Table}})));
    expect($('[role=group]').attr('aria-label')).toBe(name);
    expect([...$('[data-site-label]')].map((cell) => $(cell).attr('data-site-label') + $(cell).text())).toEqual(cells);
  });
});

/** The terms that are explained below the opening of a page, each with its word and what stays on the line of that. */
async function termsIn(markdown: string, frontMatter = {}): Promise<string[]> {
  let tree: Root = {type: 'root', children: []};
  const keep = () => (changed: Root) => {
    tree = structuredClone(changed);
  };
  const page = new VFile({
    path: 'wiki/film.mdx',
    value: `A holder, a wearer.\n\n${markdown}`,
    data: {frontMatter},
  });
  await compile(page, {remarkPlugins: [remarkGfm, () => glossaryTerms(() => readGlossary()), keep]});
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (term) => {
    const texts = term.children.map((text) => ('value' in text ? text.value : ''));
    const [id] = term.attributes.map(({value}) => (typeof value === 'string' ? value : ''));
    found.push(`${id}: ${texts.join('|')}`);
  });
  return found;
}

describe('words of the glossary', () => {
  test.each([
    ['A holder and more holders.\n\nThe holder.', ['holder: holder|']],
    [
      'Test sessions have no Wearer but a lock box.',
      ['test-session: Test sessions|', 'wearer: Wearer|', 'lock-box: lock box|.'],
    ],
    ['The shareholder upvoted.', []],
    ['## The holder\n\n[your holder](/wiki) `holder`\n\n| holder |\n|---|\n| holder |', []],
    ['1. Ask your holder.', []],
    ['- Ask “your holder’s”.', ['holder: holder|’s”.']],
  ])('in %j are explained where they are first met below the opening', async (markdown, terms) => {
    expect(await termsIn(markdown)).toEqual(terms);
  });

  test('are not explained on their own page, which may be called by another name for them, in the plural', async () => {
    const text = 'A holder and a wearer.';
    expect(await termsIn(text, {title: 'Who holds', sidebar_label: 'Keyholders'})).toEqual(['wearer: wearer|.']);
    expect(await termsIn(text, {title: 'Guide for holders'})).toHaveLength(2);
  });
});
