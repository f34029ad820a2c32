// cspell:ignore rolle
import {expect, test} from 'vitest';
import {checkFilledIn, checkFrontMatter, parseFrontMatter} from '../../src/features/frontMatter/parseFrontMatter';

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
  ['wiki/games/bingo.mdx', {...page, title: 2026, tags: [2026], unlisted: true}],
  ['blog/2026-01-31-news.mdx', {...post, draft: true, authors: 'team'}],
  ['src/pages/about.mdx', {title: 'About', description: page.description, hide_table_of_contents: true}],
  ['CONTRIBUTING.md', {}],
])('%s with %j passes', (file, frontMatter) => {
  expect(check(file, frontMatter)).not.toThrow();
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
])('%s with %j is refused with file, key and what is allowed', (file, frontMatter, reason) => {
  const refusal = check(file, frontMatter);
  expect(refusal).toThrow(`${file}: the front matter has mistakes.`);
  expect(refusal).toThrow(reason);
});

test('what readers see of a front matter gets typographic quotation marks, and no line break at its end', async () => {
  const read = {frontMatter: {title: "Wearer's status\n", slug: "it's"}, content: ''};
  const page = {filePath: 'other/any.mdx', fileContent: '', defaultParseFrontMatter: () => Promise.resolve(read)};
  const {frontMatter} = await parseFrontMatter(page);
  expect(frontMatter).toEqual({title: 'Wearer’s status', slug: "it's"});
});

test('a copy of a template is refused with its file and the line that is left, unless that is the placeholder of a sample', () => {
  const fill = (text: string) => () => {
    checkFilledIn('wiki/copy.mdx', text);
  };
  const refusal = 'wiki/copy.mdx is not filled in. Replace or delete';
  expect(fill('title: REPLACE with the name')).toThrow(`${refusal} "title: REPLACE with the name".`);
  expect(fill('Text.\n\nREPLACE: what it is for.')).toThrow(`${refusal} "REPLACE: what it is for.".`);
  expect(fill('Put your key in the place of `REPLACE_ME`, and replace the rest.')).not.toThrow();
});
