import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {readGlossary} from '../../src/features/glossary/entries';
import glossaryTerms from '../../src/features/glossary/terms';

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

/** The words that became terms, with the ids of their entries. */
function termsIn(...children: RootContent[]): [string | undefined, string][] {
  const tree: Root = {type: 'root', children};
  void glossaryTerms()(tree, new VFile(), () => undefined);
  const found: [string | undefined, string][] = [];
  visit(tree, 'mdxJsxTextElement', ({attributes, children: [word]}: MdxJsxTextElement) => {
    const [id] = attributes;
    found.push([typeof id?.value === 'string' ? id.value : undefined, word?.type === 'text' ? word.value : '']);
  });
  return found;
}

test('the first mention of a word is explained, and only the first', () => {
  expect(termsIn(paragraph(text('A holder and more holders.')), paragraph(text('The holder.')))).toEqual([
    ['holder', 'holder'],
  ]);
});

test('several words of one text are explained, in any case and in the plural', () => {
  expect(termsIn(paragraph(text('Test sessions have no Wearer but a lock box.')))).toEqual([
    ['test-session', 'Test sessions'],
    ['wearer', 'Wearer'],
    ['lock-box', 'lock box'],
  ]);
});

test('a word inside a longer word is left alone', () => {
  expect(termsIn(paragraph(text('The shareholder upvoted.')))).toEqual([]);
});

test('headings, links, code and tables are left alone', () => {
  const cell: RootContent = {type: 'tableCell', children: [text('holder')]};
  const found = termsIn(
    {type: 'heading', depth: 2, children: [text('The holder')]},
    paragraph({type: 'link', url: '/wiki', children: [text('your holder')]}),
    paragraph({type: 'inlineCode', value: 'holder'}),
    {type: 'table', children: [{type: 'tableRow', children: [cell]}]},
  );
  expect(found).toEqual([]);
});

test('numbered steps are left alone, bullets are not', () => {
  const list = (ordered: boolean): RootContent => ({
    type: 'list',
    ordered,
    children: [{type: 'listItem', children: [paragraph(text('Ask your holder.'))]}],
  });
  expect(termsIn(list(true))).toEqual([]);
  expect(termsIn(list(false))).toEqual([['holder', 'holder']]);
});

test('a definition is a short plain text', () => {
  for (const {term, definition} of readGlossary()) {
    expect(definition, term).toMatch(/^[A-Z][^<>]{10,140}\.$/);
  }
});
