import {compile} from '@mdx-js/mdx';
import {logger} from '@docusaurus/logger';
import {VFile} from 'vfile';
import {afterEach, expect, test, vi} from 'vitest';
import colourCode from '../../src/features/code/colourCode';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  warn.mockClear();
});

/** The HTML of a code fence, and the script of its page. */
async function build(fence: string): Promise<{html: string; script: string}> {
  const file = new VFile({path: 'wiki/api.mdx', value: `text\n\n${fence}\n`});
  const script = String(await compile(file, {remarkPlugins: [colourCode]}));
  const [, html = '""'] = /html: ("(?:[^"\\]|\\.)*")/.exec(script) ?? [];
  return {html: JSON.parse(html) as string, script};
}

test.each([
  ['js', "const a = 'b';", '<span class="token keyword">const</span>'],
  ['bash', 'curl x', '<span class="token function">curl</span>'],
  ['csharp', 'using System;', '<span class="token keyword">using</span>'],
])('code in %s is coloured by classes', async (language, code, expected) => {
  expect((await build(`\`\`\`${language}\n${code}\n\`\`\``)).html).toContain(expected);
  expect(warn).not.toHaveBeenCalled();
});

test('code stays text, line by line', async () => {
  const {html} = await build('```text\n<img onerror="a&b">\n\n}\n```');
  expect(html).toBe('<span>&lt;img onerror="a&amp;b"&gt;<br></span><span><br></span><span>}<br></span>');
});

test('a language that nobody knows is warned of with file and line, and shown plain', async () => {
  expect((await build('```jss\nconst a\n```')).html).toBe('<span>const a<br></span>');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('wiki/api.mdx:3: no highlighter knows the language "jss"'),
  );
});

const marked = (lines: string) => [...lines.matchAll(/highlighted-line"[^>]*>([^<]*)</g)].map(([, line]) => line);

test.each([
  ['a range', '```text {1,3-4}\na\nb\nc\nd\n```', ['a', 'c', 'd']],
  [
    'comments',
    '```text\n// highlight-next-line\na\nb\n# highlight-start\nc\nd\n# highlight-end\ne\n```',
    ['a', 'c', 'd'],
  ],
  ['comments in HTML', '```text\n<!-- highlight-next-line -->\na\nb\n```', ['a']],
])('%s highlights lines', async (_, fence, lines) => {
  const {html} = await build(fence);
  expect(marked(html)).toEqual(lines);
  expect(html).not.toContain('highlight-');
});

test.each([
  ['showLineNumbers', ['1', '2']],
  ['title="a.txt" showLineNumbers=9', ['9', '10']],
  ['', []],
])('lines with %j are numbered', async (meta, numbers) => {
  const {html} = await build(`\`\`\`text ${meta}\na\nb\n\`\`\``);
  expect([...html.matchAll(/data-line="(\d+)"/g)].map(([, number]) => number)).toEqual(numbers);
});

test('the title is passed on, and the code is not in the page twice', async () => {
  const {script} = await build('```js title="example.js"\nconst twice = 1;\n```');
  expect(script).toContain('title: "example.js"');
  expect(script.match(/twice/g)).toHaveLength(1);
});
