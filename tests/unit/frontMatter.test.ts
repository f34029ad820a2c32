// cspell:ignore rolle
import {expect, test} from 'vitest';
import {parseFrontMatter} from '../../src/features/frontMatter/parseFrontMatter';

const page = {
  title: 'Bingo',
  description: 'What is known about the game of bingo, for wearers and holders.',
  role: 'both',
  certainty: 'undocumented',
  tags: ['games'],
};

const post = {title: 'News', description: page.description, authors: ['team'], tags: ['api']};

function parse(filePath: string, frontMatter: Record<string, unknown>, fileContent = '') {
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter, content: ''});
  return parseFrontMatter({filePath, fileContent, defaultParseFrontMatter});
}

test.each([
  ['wiki/games/bingo.mdx', {...page, title: 2026, tags: [2026], unlisted: true}],
  ['blog/2026-01-31-news.mdx', {...post, draft: true, authors: 'team'}],
  ['src/pages/about.mdx', {title: 'About', description: page.description, hide_table_of_contents: true}],
  ['CONTRIBUTING.md', {}],
])('%s with %j passes', async (file, frontMatter) => {
  await parse(file, frontMatter);
});

test.each([
  ['wiki/games/bingo.mdx', {...page, title: undefined}, '"title" is required'],
  ['wiki/games/bingo.mdx', {...page, description: 'Short.'}, '"description" length must be at least 40'],
  ['wiki/games/bingo.mdx', {...page, role: 'keyholder'}, '"role" must be one of [wearer, holder, both, integrator]'],
  ['wiki/games/bingo.mdx', {...page, certainty: 'sure'}, '"certainty" must be one of [documented, confirmed, '],
  ['wiki/games/bingo.mdx', {...page, moment: 'during'}, 'must be one of [before, locked, end]'],
  ['wiki/games/bingo.mdx', {...page, tags: []}, '"tags" must contain at least 1 items'],
  ['blog/news.mdx', {...post, authors: undefined}, '"authors" is required'],
  ['src/pages/about.mdx', {title: 'About'}, '"description" is required'],
])('%s with %j is refused with file, key and what is allowed', async (file, frontMatter, reason) => {
  const refusal = await parse(file, frontMatter).catch(String);
  expect(refusal).toContain(`${file}: the front matter has mistakes.`);
  expect(refusal).toContain(reason);
});

test('what readers see of a front matter gets typographic quotation marks, and no line break at its end', async () => {
  const {frontMatter} = await parse('other/any.mdx', {title: "Wearer's status\n", slug: "it's"});
  expect(frontMatter).toEqual({title: 'Wearer’s status', slug: "it's"});
});

test.each([
  ['title: REPLACE with the name', ' "title: REPLACE with the name".'],
  ['Text.\n\nREPLACE: what it is for.', ' "REPLACE: what it is for.".'],
  ['Put your key in the place of `REPLACE_ME`, and replace the rest.', undefined],
])('a copy of a template is refused with its file and the line that is left: %j', async (text, left) => {
  const refusal = await parse('wiki/copy.mdx', page, text).then(
    () => undefined,
    (error: Error) => error.message.replace('wiki/copy.mdx is not filled in. Replace or delete', ''),
  );
  expect(refusal).toBe(left);
});
