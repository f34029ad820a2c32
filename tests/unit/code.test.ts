import {compile} from '@mdx-js/mdx';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import components from 'prismjs/components.js';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {codeHtml} from '../../src/features/code/codeHtml';
import colourCode from '../../src/features/code/colourCode';
import {remarkSteps} from '../../src/build/remarkSteps';
import {isKnownLanguage} from '../../src/features/code/languages';
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

function configure(prism: Partial<PrismConfig> = {}): void {
  const siteConfig = {themeConfig: {prism: {...plain, ...prism}}};
  void codePlugin({siteConfig} as unknown as LoadContext).loadContent?.();
}

beforeEach(() => {
  warn.mockClear();
  configure();
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
  const block = {code: 'a\nb\n', language: 'text', meta: 'showLineNumbers=9'};
  expect(numbers(codeHtml({...block, showLineNumbers: 5}, plain))).toEqual(['5', '6']);
  expect(numbers(codeHtml({...block, showLineNumbers: true}, plain))).toEqual(['1', '2']);
  expect(numbers(codeHtml({...block, showLineNumbers: false}, plain))).toEqual([]);
});

describe('a language', () => {
  test('is known by each name of Prism, except extensions, which are no languages', () => {
    const names = Object.entries(components.languages as Record<string, {alias?: string | string[]}>)
      .filter(([id]) => !/^meta$|-(?:extras|templates|doc)$/.test(id))
      .flatMap(([id, {alias = []}]) => [id, alias].flat());
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !isKnownLanguage(name))).toEqual([]);
  });

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

  test('of the configuration is that of a fence without one', async () => {
    expect(await toHtml('```\nconst a\n```')).toBe('<span>const a<br></span>');
    configure({defaultLanguage: 'js'});
    expect(await toHtml('```\nconst a\n```')).toContain('token keyword');
    expect(await toScript('```\nconst a\n```')).toContain('className: "language-js"');
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

  test.each([
    '// %',
    '/* % */',
    '{/* % */}',
    '<!-- % -->',
    '# %',
    '-- %',
    ';; %',
    '% %',
    "' %",
    'REM %',
    '! %',
    '(* % *)',
    '*> %',
  ])('by a comment such as %j', (form) => {
    const code = `${form.replace(/%(?!.*%)/, 'highlight-next-line')}\na\nb`;
    expect(marked(codeHtml({code, language: 'text', meta: ''}, plain), 'theme-code-block-highlighted-line')).toEqual([
      'a',
    ]);
  });

  test('by the comments of the configuration, several times', () => {
    const magicComments = [
      ...plain.magicComments,
      {className: 'wrong', line: 'This will fail (once)'},
      {className: 'new', block: {start: 'new-start', end: 'new-end'}},
    ];
    const code = [
      '// new-start',
      'a',
      '// highlight-next-line',
      '// This will fail (once)',
      'b',
      '// new-end',
      '// other words',
    ];
    const html = codeHtml({code: code.join('\n'), language: 'text', meta: ''}, {...plain, magicComments});
    expect(marked(html, 'new')).toEqual(['a', 'b']);
    expect(marked(html, 'wrong')).toEqual(['b']);
    expect(marked(html, 'theme-code-block-highlighted-line')).toEqual(['b']);
    expect(html).toContain('// other words');
  });
});

describe('the configuration is refused', () => {
  test('with a language that does not exist', () => {
    expect(() => {
      configure({additionalLanguages: ['php', 'no-such']});
    }).toThrow('themeConfig.prism.additionalLanguages: Prism has no language "no-such".');
  });

  test('but not with an extension of a language', () => {
    expect(() => {
      configure({additionalLanguages: ['php-extras', 'diff']});
    }).not.toThrow();
  });
});

test('plugins of the owner change code before it is coloured, as the manual has it for npm2yarn', () => {
  const options = {remarkPlugins: ['npm2yarn'], beforeDefaultRemarkPlugins: []};
  const rules = [{include: [], use: [{loader: 'mdx-loader', options}]}];
  const plugin = remarkSteps({first: [], beforeOnPages: [], before: [], after: ['colourCode']})();
  const {plugins} = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: [{apply: (compiler: object) => void}];
  };
  plugins[0].apply({options: {module: {rules}}});
  expect(options.remarkPlugins).toEqual(['npm2yarn', 'colourCode']);
});

test('a block that runs stops the build', async () => {
  await expect(toHtml('```jsx live\n<Clock />\n```')).rejects.toThrow('Remove "live".');
});
