import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import labelCells from '../../src/features/tables/labelCells';

async function build(markdown: string): Promise<string> {
  return String(await compile(markdown, {remarkPlugins: [remarkGfm, labelCells]}));
}

test('each cell of a table of four columns knows the name of its column', async () => {
  const page = await build('| Cause | `code` | Who | How sure |\n|---|---|---|---|\n| a | b | c | d |\n');
  expect(page).toContain('className: "labelled"');
  expect([...page.matchAll(/"data-label": "([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Cause',
    'code',
    'Who',
    'How sure',
  ]);
});

test('so does one of three, where a cell holds a whole sentence', async () => {
  const sentence = 'a sentence of some length that a third of the width of a phone cannot hold';
  expect(await build(`| a | b | c |\n|---|---|---|\n| 1 | 2 | ${sentence} |\n`)).toContain('"data-label": "c"');
});

test('a table of three columns of few words fits as it is', async () => {
  expect(await build('| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n')).not.toContain('label');
});
