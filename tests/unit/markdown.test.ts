// cspell:ignore upvoted
import {compile, evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import Table from '../../src/components/Table';
import curlyQuotes, {typographic} from '../../src/build/curlyQuotes';
import linksFromRoot from '../../src/build/linksFromRoot';
import checkMarks from '../../src/features/certainty/checkMarks';
import afterOpening from '../../src/build/afterOpening';
import {readGlossary} from '../../src/features/glossary/entries';
import glossaryTerms from '../../src/features/glossary/terms';

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

describe('a certainty mark', () => {
  test.each(['<Certainty mark="sure" />', 'text <Certainty mark="toString" />', '<Certainty />'])(
    '%s is refused with file, line and remedy',
    async (mark) => {
      await expect(toScript(checkMarks, `text\n\n${mark}\n`)).rejects.toThrow(
        '<Certainty /> does not say how sure it is. Give it mark="…" with one of documented, ',
      );
    },
  );

  test('stays on the line of the word before it', async () => {
    expect(await toScript(checkMarks, 'text <Certainty mark="observed" />')).toMatch(/"text(?:\u00A0|\\xA0)"/);
  });
});

describe('the frame of a page', () => {
  test.each([
    ['documented', 0],
    ['observed', 1],
    ['undocumented', 0],
  ])('says how sure it is: %s, %i times', async (certainty, times) => {
    const script = await toScript(afterOpening, 'Opening.\n\n## Next', {title: 'Film', certainty});
    expect(script.match(/Opening\.|\/how-sure|Next/g)).toEqual([
      'Opening.',
      'Next',
      ...Array<string>(times).fill('/how-sure'),
    ]);
  });

  test('says what its marks mean where it is documented itself', async () => {
    const script = await toScript(afterOpening, 'Opening.\n\nSeen. <Certainty mark="observed" />', {
      title: 'Page',
      certainty: 'documented',
    });
    expect(script.match(/Opening\.|\/how-sure|Seen/g)).toEqual(['Opening.', 'Seen', '/how-sure', '/how-sure']);
  });
});

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
  const head = '<thead><tr><th>a</th><th>b</th><th>c</th></tr></thead>';
  test.each([
    ['| a | `b` | c | d |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |', 'a, b, c, d', ['a1', 'b2', 'c3', 'd4']],
    [`| a | b | c |\n|---|---|---|\n| 1 | **2** | ${sentence} |`, 'a, b, c', ['a1', 'b2', `c${sentence}`]],
    ['| | b | c |\n|---|---|---|\n| 1 | 2 | 3 |', 'b, c', []],
    [`<Table>${head}<tbody><tr><td>1</td><td colSpan={2}>${sentence}</td></tr></tbody></Table>`, 'a, b, c', []],
    [
      `<Table>${head}<tbody><tr><td>1</td><td>2</td><td>${sentence}</td></tr></tbody></Table>`,
      'a, b, c',
      ['a1', 'b2', `c${sentence}`],
    ],
  ])('%s is named by its columns, and so are its cells if phones stack them', async (markdown, name, cells) => {
    const {default: Page} = await evaluate(markdown, {...runtime, remarkPlugins: [remarkGfm]});
    const $ = load(renderToStaticMarkup(createElement(Page, {components: {Table, table: Table}})));
    expect($('[role=group]').attr('aria-label')).toBe(name);
    expect([...$('[data-site-label]')].map((cell) => $(cell).attr('data-site-label') + $(cell).text())).toEqual(cells);
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
