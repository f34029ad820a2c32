import {compile} from '@mdx-js/mdx';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import colourCode from '../../src/features/code/colourCode';
import codePlugin from '../../src/features/code/plugin';

type PrismConfig = ThemeConfig['prism'];

/** What the theme makes of a configuration that says nothing of code. */
const plain: PrismConfig = {
  theme: {plain: {}, styles: []},
  additionalLanguages: [],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
  ],
};

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  warn.mockClear();
  const siteConfig = {themeConfig: {prism: plain}};
  void codePlugin({siteConfig} as unknown as LoadContext).loadContent?.();
});

async function toScript(fence: string): Promise<string> {
  const file = new VFile({path: 'wiki/film.mdx', value: `text\n\n${fence}\n`});
  return String(await compile(file, {remarkPlugins: [colourCode]}));
}

async function toHtml(fence: string): Promise<string> {
  const [, html = '""'] = /html: ("(?:[^"\\]|\\.)*")/.exec(await toScript(fence)) ?? [];
  return JSON.parse(html) as string;
}

/** The lines that have a class. */
const marked = (html: string, className: string) =>
  [...html.matchAll(/<span class="([\w -]+)"[^>]*>(.*?)<br>/g)]
    .filter(([, classes]) => classes?.split(' ').includes(className))
    .map(([, , line]) => line);

test('code stays text, line by line', async () => {
  const html = await toHtml('```text\n<img onerror="a&b">\n\n}\n```');
  expect(html).toBe('<span>&lt;img onerror="a&amp;b"&gt;<br></span><span><br></span><span>}<br></span>');
  expect(warn).not.toHaveBeenCalled();
});

test('code has its title and the numbers of its lines, and is in the page once', async () => {
  const fence = '```js title="a.js" showLineNumbers=9\nconst twice = 1;\nb\n```';
  const script = await toScript(fence);
  expect(script).toContain('title: "a.js"');
  expect(script.match(/twice/g)).toHaveLength(1);
  const numbers = (html: string) => [...html.matchAll(/data-site-line="(\d+)"/g)].map(([, number]) => number);
  expect(numbers(await toHtml(fence))).toEqual(['9', '10']);
});

describe('a language', () => {
  test.each([
    ['diff', '- old\n+ new', ['deleted', 'inserted']],
    ['json5', "{a: 'b'}", ['property', 'string']],
    ['php', 'text\n<?php echo $a; ?>', ['keyword', 'variable']],
    ['dockerfile', 'FROM node', ['keyword']],
    ['SQL', 'SELECT 1', ['keyword', 'number']],
  ])('%s is coloured', async (language, code, types) => {
    const html = await toHtml(`\`\`\`${language}\n${code}\n\`\`\``);
    const found = [...html.matchAll(/class="token ([^"]*)"/g)].flatMap(([, names]) => names?.split(' '));
    expect(found).toEqual(expect.arrayContaining(types));
    expect(warn).not.toHaveBeenCalled();
  });

  test('that is unknown is warned of with file and line, and shown plain', async () => {
    expect(await toHtml('```jss\nconst a\n```')).toBe('<span>const a<br></span>');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('No highlighter knows the language "jss"'));
  });

  test('may be followed by words that are used; others are warned of', async () => {
    await toHtml('```js title="a b" {1,3-4} showLineNumbers=3\nconst a\n```');
    expect(warn).not.toHaveBeenCalled();
    await toHtml('```js title="a" npm2yarn\nconst a\n```');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nothing uses "npm2yarn" after the language'));
  });
});

describe('lines are marked', () => {
  test.each([
    ['```text {1,3-4}\na\nb\nc\nd\n```', ['a', 'c', 'd']],
    ['```text\n// highlight-next-line\na\nb\n# highlight-start\nc\n# highlight-end\nd\n```', ['a', 'c']],
    ['```text\n<!-- highlight-next-line -->\na\nb\n```', ['a']],
    ['```text\n// highlight-start\n// highlight-end\na\n```', []],
  ])('in %j', async (fence, lines) => {
    const html = await toHtml(fence);
    expect(marked(html, 'theme-code-block-highlighted-line')).toEqual(lines);
    expect(html).not.toContain('highlight-start');
  });
});

test('a block that runs stops the build', async () => {
  await expect(toHtml('```jsx live\n<Clock />\n```')).rejects.toThrow('Remove "live".');
});
