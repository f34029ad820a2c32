import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import entryPage from '../../src/features/changelog/build/entryPage';
import {resolveOutsideLinks} from '../../src/site/links';

const {codeHost} = resolveOutsideLinks({});

function grow(date: string, frontMatter: object): RootContent[] {
  const tree: Root = {type: 'root', children: []};
  const file = new VFile({path: `${process.cwd()}/changelog/emlalock/${date}.mdx`, data: {frontMatter}});
  void entryPage({codeHost})(tree, file, () => undefined);
  return tree.children;
}

function told(children: RootContent[]): string {
  const parts: string[] = [];
  visit({type: 'root', children}, ['text', 'inlineCode'], (node) => {
    parts.push('value' in node ? node.value : '');
  });
  return parts.join('');
}

function headings(children: RootContent[]): string[] {
  return children.filter(({type}) => type === 'heading').map((node) => told([node]));
}

test('an entry without notes tells what was observed, where to read on, and asks for the notes', () => {
  const page = grow('2023-02-06', {date: '2023-02-06', kinds: 'unknown', areas: ['verification']});
  expect(headings(page)).toEqual(['Observed around this time', 'Where next']);
  expect(told(page)).toContain('Present by 6 February 2023: data on verification in the answer to info, where EmlaBot');
  expect(told(page)).toContain('Add them to changelog/emlalock/2023-02-06.mdx');
  expect(told(page)).toMatch(/through code hosting\.$/);
});

test('what was observed of one day is one block with a list', () => {
  const page = grow('2023-01-14', {date: '2023-01-14', kinds: 'unknown', areas: []});
  const at = page.findIndex((node) => told([node]).startsWith('Present by 23 December 2022'));
  const [day, list, next] = page.slice(at);
  expect(told([day ?? {type: 'thematicBreak'}])).toBe('Present by 23 December 2022');
  expect(list && 'children' in list ? list.children : []).toHaveLength(9);
  expect(told([next ?? {type: 'thematicBreak'}])).toMatch(/^Present by 28 December 2022: /);
});

test('an entry with notes asks for none, and one without observations has no section for them', () => {
  const page = grow('2022-03-23', {date: '2022-03-23', kinds: ['added'], areas: ['api']});
  expect(headings(page)).toEqual(['Where next']);
  expect(told(page)).not.toContain('Do you have the notes?');
});

test('other pages of the changelog stay as they are', () => {
  expect(grow('index', {title: 'EmlaLock changelog'})).toEqual([]);
});
