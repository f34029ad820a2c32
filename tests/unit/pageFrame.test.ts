import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {paragraph, text} from '../../src/build/mdast';
import foldSections from '../../src/build/foldSections';
import evidenceLine from '../../src/features/certainty/evidenceLine';

const opening = paragraph(text('A session is time under lock.'));
const tail: RootContent = {type: 'heading', depth: 2, children: [text('Not documented')]};
const questions = paragraph(text('Who ends it?'));
const next: RootContent = {type: 'heading', depth: 2, children: [text('Where next')]};

function typesAfter(step: typeof foldSections, children: RootContent[], certainty = 'documented', tags = ['session']) {
  const tree: Root = {type: 'root', children};
  void step()(tree, new VFile({data: {frontMatter: {certainty, tags}}}), () => undefined);
  return tree.children;
}

test.each([
  ['documented', 0],
  ['observed', 1],
  ['undocumented', 1],
])('a page that is %s says so %i times, under its opening', (certainty, times) => {
  const [first, second] = typesAfter(evidenceLine, [opening, tail], certainty);
  expect(first).toBe(opening);
  expect(JSON.stringify(second).split('/how-sure')).toHaveLength(times + 1);
});

test.each([
  ['undocumented', 0],
  ['observed', 1],
])('a page that is %s and tagged as missing its notes says so %i times', (certainty, times) => {
  const children = typesAfter(evidenceLine, [opening, tail], certainty, ['notes-not-known']);
  expect(JSON.stringify(children).split('/how-sure')).toHaveLength(times + 1);
});

test('the tail is folded under its heading, up to the next section', () => {
  expect(typesAfter(foldSections, [opening, tail, questions, next])).toMatchObject([
    opening,
    {name: 'details', children: [{name: 'summary', children: [tail]}, questions]},
    next,
  ]);
});

test('a page without a tail stays as it is', () => {
  expect(typesAfter(foldSections, [opening, next])).toEqual([opening, next]);
});
