// cspell:ignore rolle
import {afterEach, expect, test, vi} from 'vitest';
import {checkFrontMatter, parseFrontMatter} from '../../src/features/frontMatter/parseFrontMatter';

const page = {
  title: 'Bingo',
  description: 'What is known about the game of bingo, for wearers and holders.',
  role: 'both',
  certainty: 'undocumented',
  tags: ['games'],
};

const post = {title: 'News', description: page.description, authors: ['team'], tags: ['api']};

function check(file: string, frontMatter: Record<string, unknown>) {
  return () => {
    checkFrontMatter(file, frontMatter);
  };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['wiki/games/bingo.mdx', page],
  ['wiki/games/bingo.mdx', {...page, sidebar_label: 'Bingo', slug: '/bingo'}],
  ['docs/api/info.mdx', page],
  ['blog/2026-01-31-news.mdx', post],
  ['src/pages/about.mdx', {title: 'About', description: page.description, is_listed: false}],
  ['CONTRIBUTING.md', {}],
])('%s with %j passes', (file, frontMatter) => {
  expect(check(file, frontMatter)).not.toThrow();
});

test.each([
  ['title', undefined, '"title" is required'],
  ['description', 'Short.', '"description" length must be at least 40'],
  ['description', 'x'.repeat(201), '"description" length must be less than or equal to 200'],
  ['role', 'keyholder', '"role" must be one of [wearer, holder, both, integrator]'],
  ['certainty', undefined, '"certainty" is required'],
  ['tags', [], '"tags" must contain at least 1 items'],
  ['rolle', 'both', '"rolle" is not allowed. Allowed are title, description, role, certainty, tags,'],
  ['operation', 'getInfo', '"operation" is not allowed'],
])('a wiki page with %s = %j is refused with file, key and what is allowed', (key, value, reason) => {
  const refusal = check('wiki/games/bingo.mdx', {...page, [key]: value});
  expect(refusal).toThrow('wiki/games/bingo.mdx: the front matter has to be fixed.');
  expect(refusal).toThrow(reason);
});

test.each([
  ['blog/2031-01-31-news.mdx', post, '"2031-01-31" lies in the future'],
  ['blog/2026-02-30-news.mdx', post, '"2026-02-30" is no day of the calendar'],
  ['blog/2026-01-31-news.mdx', {...post, date: new Date('2031-01-31')}, '"2031-01-31" lies in the future'],
  ['changelog/emlalock/2031-01-31.mdx', page, '"2031-01-31" lies in the future'],
  ['changelog/emlalock/2026-1-31.mdx', page, '"2026-1-31" is not written as year, month and day'],
])('%s with %j is refused for its day', (file, frontMatter, reason) => {
  expect(check(file, frontMatter)).toThrow(reason);
});

test('an entry of the day is right wherever on earth it is written', () => {
  const entry = check('changelog/emlalock/2026-01-31.mdx', page);
  vi.useFakeTimers({now: Date.UTC(2026, 0, 30, 10, 30)});
  expect(entry).not.toThrow();
  vi.useFakeTimers({now: Date.UTC(2026, 0, 30, 9, 30)});
  expect(entry).toThrow('lies in the future: today is 2026-01-30');
});

test('what readers see of a front matter gets typographic quotation marks', async () => {
  const frontMatter = {title: "Wearer's status", slug: "it's"};
  const {frontMatter: parsed} = await parseFrontMatter({
    filePath: 'other/any.mdx',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
  expect(parsed).toEqual({title: 'Wearer’s status', slug: "it's"});
});
