import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {flowElement} from '../../src/build/mdast';
import whoMayChange from '../../src/features/session/build/whoMayChange';

function tableOf(): unknown[][] {
  const tree: Root = {type: 'root', children: [flowElement('WhoMayChange', {}, [])]};
  void whoMayChange()(tree, new VFile(), () => undefined);
  const [table] = tree.children;
  return table?.type === 'table' ? table.children.map((row) => row.children.map(({children}) => children[0])) : [];
}

test('the table of who may change what has a row for each change, up and down', () => {
  const [head = [], ...rows] = tableOf();
  expect(head).toHaveLength(6);
  expect(rows).toHaveLength(8);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
});

test('reducing through the API takes both keys, increasing the key of the wearer', () => {
  const api = tableOf()
    .slice(1)
    .map((row) => (row.at(-1) as {value: string}).value);
  expect(api).toEqual(Array.from({length: 4}, () => ["Wearer's key", 'Both keys']).flat());
});
