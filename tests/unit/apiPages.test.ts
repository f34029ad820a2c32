// cspell:ignore addmaximum subrequirementrandom
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {leastSure} from '../../src/features/api/calls';
import {alwaysShown, shownWhenReading} from '../../src/features/api/callParts';
import {loadDescription} from '../../src/features/api/description';
import {fieldsOf} from '../../src/features/api/fields';
import {prose} from '../../src/features/api/markdown';
import fillApiPages from '../../src/features/api/pages';
import fillPages from '../../src/features/parts/fillPages';

/** The text of a page of the reference, whose blocks are a line each. */
async function fill(markdown: string, path: string): Promise<string> {
  let text = '';
  const keep = () => (tree: Root) => {
    text = tree.children.map((block) => toString(block)).join('\n');
  };
  await compile(new VFile({path, value: markdown}), {remarkPlugins: [remarkGfm, fillApiPages, fillPages, keep]});
  return text;
}

test('a remark and sources stand in the table of evidence', async () => {
  const page = await fill('<Evidence />\n', '/site/docs/api/max/sub.mdx');
  expect(page).toContain('observedA listing of this API in an online marketplace');
});

test('the calls that EmlaLock documents are counted, and the others', async () => {
  expect(await fill('<PagesRead />\n', '/site/docs/api/index.mdx')).toBe(
    'EmlaLock documents six of its seventeen calls on pages we have read: /subrandom, /addmaximum, /submaximum, /subrequirement and /subrequirementrandom in full, /info only in part. The other eleven are known from public programs.',
  );
});

test('a call in one line is a sentence', async () => {
  expect(await fill('<Call />\n', '/site/docs/api/max/sub.mdx')).toContain(
    'GET /submaximum lowers the maximum and needs the wearer’s and the holder’s keys.',
  );
});

test('what follows a call stands after its errors, and what it contains after its response', async () => {
  const page = await fill(
    'Before.\n\n<Call>\nMore of the answer.\n</Call>\n\n## The rest\n',
    '/site/docs/api/max/sub.mdx',
  );
  expect(
    page.match(/Before|Request(?= \/\* #samples)|Response|More of the answer|Parameters|Errors|The rest/g),
  ).toEqual(['Before', 'Request', 'Response', 'More of the answer', 'Parameters', 'Errors', 'The rest']);
});

test.each([
  ['an element of the reference on another page', '<Evidence />', '/site/wiki/session.mdx'],
  ['an element in a code fence', '```mdx\n<Evidence />\n<EntryList />\n```', '/site/docs/api/index.mdx'],
])('%s stays as it is', async (_, markdown, path) => {
  const text = await fill(markdown, path);
  expect(text).toBe(markdown.includes('```') ? '<Evidence />\n<EntryList />' : '');
});

test.each([
  ['an object that no answer has', '<Fields of="lock" />', '<Fields /> needs of="…" with one of user, chastitysession'],
  ['a call on the page of none', '<Call />', '<Call /> has nothing to show'],
  ['a list inside a sentence', 'All of them: <EntryList />', '<EntryList /> becomes blocks of the page'],
])('%s is refused with its place and a remedy', async (_, element, message) => {
  const error: unknown = await fill(`Opening.\n\n${element}\n`, '/site/docs/api/index.mdx').catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({line: 3, reason: expect.stringContaining(message) as string});
});

test('the shortened sample of each call has fields that the description has', async () => {
  const description = loadDescription();
  const known = (['user', 'chastitysession'] as const).flatMap((record) => fieldsOf(record, description));
  const named = description.operations.flatMap((call) => Object.keys(call['x-shows-change'] ?? {}));
  expect(named.filter((name) => !known.some((field) => field.name === name))).toEqual([]);
  const page = await fill('<Call />', '/site/docs/api/info.mdx');
  for (const name of [...alwaysShown, ...shownWhenReading]) {
    expect(page).toContain(`"${name}"`);
  }
});

test('text of the description means nothing in MDX', () => {
  expect(prose('a {b} <c> | `{d}`')).toBe('a \\{b\\} \\<c\\> \\| `{d}`');
});

test('nothing is surer than what contains it', () => {
  expect(leastSure('documented', 'observed', 'confirmed')).toBe('observed');
});
