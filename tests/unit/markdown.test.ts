// cspell:ignore upvoted
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import curlyQuotes, {typographic} from '../../src/build/curlyQuotes';
import linksFromRoot from '../../src/build/linksFromRoot';
import foldSections from '../../src/build/foldSections';
import {readGlossary} from '../../src/features/glossary/entries';
import glossaryTerms from '../../src/features/glossary/terms';
import labelTables from '../../src/features/tables/labelTables';

const file = (value: string, frontMatter = {}) => new VFile({path: 'wiki/film.mdx', value, data: {frontMatter}});

/** The script of a page that one step has changed. */
async function toScript(step: typeof curlyQuotes, markdown: string, frontMatter = {}): Promise<string> {
  return String(await compile(file(markdown, frontMatter), {remarkPlugins: [remarkGfm, step]}));
}

/** The tree of a page that one step has changed. */
async function toTree(step: typeof curlyQuotes, markdown: string): Promise<Root> {
  let tree: Root | undefined;
  const keep = () => (changed: Root) => {
    tree = structuredClone(changed);
  };
  await compile(file(markdown), {remarkPlugins: [remarkGfm, step, keep]});
  return tree ?? {type: 'root', children: []};
}

describe('the frame of a page', () => {
  test('has its tail folded under its heading, up to the next section', async () => {
    const {children} = await toTree(
      foldSections,
      'Opening.\n\n## Where this comes from\n\nA program.\n\n### Its version\n\n## Where next',
    );
    expect(children).toMatchObject([
      {type: 'paragraph'},
      {
        name: 'details',
        children: [{name: 'summary', children: [{type: 'heading'}]}, {type: 'paragraph'}, {type: 'heading', depth: 3}],
      },
      {type: 'heading', depth: 2},
    ]);
  });
});

test.each(['Where this comes from', 'Where this comes from \\{#origin}'])(
  'the section “%s” is folded',
  async (title) => {
    const {children} = await toTree(foldSections, `## ${title}\n\nA program.`);
    expect(children).toMatchObject([{name: 'details'}]);
  },
);

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

describe('a table', () => {
  const sentence = 'a sentence of some length that a third of the width of a phone cannot hold';
  test.each([
    ['| Cause | `code` | Who | How sure |\n|---|---|---|---|\n| a | b | c | d |', ['Cause', 'code', 'Who', 'How sure']],
    [`| a | b | c |\n|---|---|---|\n| 1 | 2 | ${sentence} |`, ['a', 'b', 'c']],
    ['| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', []],
  ])('%s labels its cells if it is too wide for a phone', async (markdown, labels) => {
    const script = await toScript(labelTables, markdown);
    expect([...script.matchAll(/"data-site-label": "([^"]*)"/g)].map(([, label]) => label)).toEqual(labels);
  });

  test('has the name of the heading above it', async () => {
    const script = await toScript(labelTables, '## `votes` that count\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(script).toContain('"aria-label": "votes that count"');
  });
});

describe('quotation marks and apostrophes', () => {
  test.each([
    ["the wearers' keys", 'the wearers’ keys'],
    ['choose "Test Session" first', 'choose “Test Session” first'],
    ['("Test")', '(“Test”)'],
    ['"She said \'no\'."', '“She said ‘no’.”'],
    ["“already” there's one", '“already” there’s one'],
    ['', ''],
  ])('%s', (written, printed) => {
    expect(typographic(written)).toBe(printed);
  });

  test('are known across what is bold or code, anew in each paragraph, and not in code', async () => {
    const tree = await toTree(curlyQuotes, `Tick "**Test**", or \`'x'\`'s "box".\n\n"two"\n\n\`\`\`\n'c'\n\`\`\``);
    const found: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
        found.push(node.value);
      }
    });
    expect(found).toEqual(['Tick “', 'Test', '”, or ', "'x'", '’s “box”.', '“two”', "'c'"]);
  });

  test('are changed where a component shows them, and not in its addresses', async () => {
    const script = await toScript(curlyQuotes, `<Panel title="The holder's side" to="/it's" />`);
    expect(script).toContain('title: "The holder’s side"');
    expect(script).toContain('to: "/it\'s"');
  });
});

describe('words of the glossary', () => {
  test.each([
    ['A holder and more holders.\n\nThe holder.', ['holder: holder']],
    [
      'Test sessions have no Wearer but a lock box.',
      ['test-session: Test sessions', 'wearer: Wearer', 'lock-box: lock box'],
    ],
    ['The shareholder upvoted.', []],
    ['## The holder\n\n[your holder](/wiki) `holder`\n\n| holder |\n|---|\n| holder |', []],
    ['1. Ask your holder.', []],
    ['- Ask your holder.', ['holder: holder']],
  ])('in %j are explained where they are first met', async (markdown, terms) => {
    const found: string[] = [];
    visit(await toTree(glossaryTerms, markdown), 'mdxJsxTextElement', ({attributes: [id], children: [word]}) => {
      found.push(`${typeof id?.value === 'string' ? id.value : ''}: ${word?.type === 'text' ? word.value : ''}`);
    });
    expect(found).toEqual(terms);
  });

  test('are plain text, also where they look like a pattern', async () => {
    const words = () => glossaryTerms([{id: 'language', term: 'C++', also: [], definition: 'A language.'}]);
    const found: string[] = [];
    visit(await toTree(words, 'Written in C++ and CC.'), 'mdxJsxTextElement', ({children: [word]}) => {
      found.push(word?.type === 'text' ? word.value : '');
    });
    expect(found).toEqual(['C++']);
  });

  test('have a short plain text as their definition', () => {
    const others = readGlossary().filter(({definition}) => !/^[A-Z][^<>]{10,140}\.$/.test(definition));
    expect(others).toEqual([]);
  });
});
