import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import laterParts from '../../src/plugins/laterParts';
import {bullets, code, importOf, paragraph, text} from '../../src/plugins/mdast';

/** What the page begins with, and what it holds back. */
function split(...children: RootContent[]): {first: RootContent[]; later: unknown} {
  const tree: Root = {type: 'root', children};
  void laterParts()(tree, new VFile(), () => undefined);
  const last = tree.children.at(-1);
  const isHeldBack = last?.type === 'mdxJsxFlowElement' && last.name === 'Later';
  return {first: isHeldBack ? tree.children.slice(0, -1) : tree.children, later: isHeldBack ? last.children : null};
}

const short = paragraph(text('A sentence.'));
const long = paragraph(text('A long sentence. '.repeat(60)));

test('what fills the first screen is not held back', () => {
  expect(split(short, short)).toEqual({first: [short, short], later: null});
  expect(split(long)).toEqual({first: [long], later: null});
});

test('what stands below it is', () => {
  expect(split(short, long, short, short)).toEqual({first: [short, long], later: [short, short]});
});

test('words in lists and in code count', () => {
  const list = bullets([[text('An item. '.repeat(60))], [text('An item. '.repeat(60))]]);
  const sample = code('json', '{"userid": "abc123def456ghi"}\n'.repeat(40));
  expect(split(list, short).later).toEqual([short]);
  expect(split(sample, short).later).toEqual([short]);
});

test('what a page imports stays where modules have it', () => {
  const sampleTabs = importOf('SampleTabs', '@site/src/components/SampleTabs');
  expect(split(long, sampleTabs, short)).toEqual({first: [long, sampleTabs], later: [short]});
});
