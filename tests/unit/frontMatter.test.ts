// cspell:ignore rolle
import {expect, test} from 'vitest';
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

test.each([
  ['wiki/games/bingo.mdx', page],
  ['docs/api/info.mdx', {...page, sidebar_label: 'Bingo', slug: '/bingo'}],
  ['blog/2026-01-31-news.mdx', post],
  ['src/pages/about.mdx', {title: 'About', description: page.description, is_listed: false}],
  ['CONTRIBUTING.md', {}],
])('%s with %j passes', (file, frontMatter) => {
  expect(check(file, frontMatter)).not.toThrow();
});

test.each([
  ['title', undefined, '"title" is required'],
  ['description', 'Short.', '"description" length must be at least 40'],
  ['role', 'keyholder', '"role" must be one of [wearer, holder, both, integrator]'],
  ['certainty', undefined, '"certainty" is required'],
  ['tags', [], '"tags" must contain at least 1 items'],
  ['rolle', 'both', '"rolle" is not allowed\nAllowed are title, description, role, certainty, tags,'],
])('a wiki page with %s = %j is refused with file, key and what is allowed', (key, value, reason) => {
  const refusal = check('wiki/games/bingo.mdx', {...page, [key]: value});
  expect(refusal).toThrow('wiki/games/bingo.mdx: the front matter has to be fixed.');
  expect(refusal).toThrow(reason);
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
