import {readFileSync} from 'node:fs';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {flowElement} from '../../src/build/mdast';
import {loadDescription, readDescription} from '../../src/features/api/build/description';
import {descriptionFile} from '../../src/features/api/build/source';
import apiReference from '../../src/features/api/build/reference';
import {effectOf} from '../../src/features/api/model/operation';
import sidebars from '../../sidebarsApi';

type Page = {path?: string; operation?: string};

function render(
  name: string,
  attributes: Record<string, string>,
  {path = 'docs/api/time/add.mdx', operation}: Page,
  transform = apiReference(loadDescription)(),
) {
  const element: RootContent = {
    ...flowElement(name, attributes, []),
    position: {start: {line: 12, column: 1}, end: {line: 12, column: 9}},
  };
  const tree: Root = {type: 'root', children: [element]};
  const file = new VFile({path, data: {frontMatter: operation ? {operation} : {}}});
  void transform(tree, file, () => undefined);
  return tree;
}

function codeIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'code', ({value}) => {
    found.push(value);
  });
  return found;
}

test('a placeholder becomes what the description says of the operation of the page', () => {
  const tree = render('RequestLine', {}, {operation: 'addTime'});
  expect(codeIn(tree)).toEqual([
    'GET https://api.emlalock.com/add?userid=[USERID]&apikey=[APIKEY]&value=[VALUE]&text=[TEXT]',
  ]);
});

test('a part, its remark and its sources are in the folded table of evidence', () => {
  const told = JSON.stringify(render('Evidence', {}, {path: 'docs/api/max/sub.mdx', operation: 'subMaximum'}));
  expect(told).toContain('"holderapikey"');
  expect(told).toContain('"observed"');
  expect(told).toContain('treat it as required');
});

test('samples carry values that are percent-encoded', () => {
  const samples = codeIn(render('Samples', {}, {operation: 'addTime'}));
  expect(samples).toHaveLength(5);
  for (const sample of samples) {
    expect(sample).toContain('value=W1D2H3&text=Sent%20by%20my%20script');
  }
});

test('samples escape what a shell or a program would read as its own', () => {
  const yaml = readFileSync(descriptionFile, 'utf8').replace('Sent by my script', `"It's (not) 100 %!"`);
  const samples = codeIn(render('Samples', {}, {operation: 'addTime'}, apiReference(() => readDescription(yaml))()));
  for (const sample of samples) {
    expect(sample).toContain('text=It%27s%20%28not%29%20100%20%25%21');
  }
});

const effectClasses = {reads: 'callReads', adds: 'callAdds', removes: 'callRemoves'};

test('the sidebar says of each call what it does', () => {
  const entries = sidebars.api.flatMap((item) =>
    typeof item === 'string' || item.type === 'link' ? [] : 'items' in item ? item.items : [item],
  );
  expect(entries.map(({id, className}) => [`/docs/api/${id}`, className]).sort()).toEqual(
    loadDescription()
      .operations.map((call) => [call.page, `call ${effectClasses[effectOf(call)]}`])
      .sort(),
  );
});

test.each([
  [
    'a part that does not exist',
    'NoSuchPart',
    {},
    {operation: 'addTime'},
    'docs/api/time/add.mdx:12: <NoSuchPart /> is nothing that the page knows. Use one of RequestLine, Parameters',
  ],
  [
    'a part of an operation on a guide',
    'Parameters',
    {},
    {},
    'docs/api/time/add.mdx:12: <Parameters /> needs an operation. Add "operation: …"',
  ],
  [
    'fields of no record',
    'Fields',
    {of: 'sessions'},
    {},
    'docs/api/time/add.mdx:12: <Fields /> needs of="…" with one of user, chastitysession, verification',
  ],
  [
    'the operation of another page',
    'Answer',
    {},
    {operation: 'subTime'},
    'docs/api/time/add.mdx: "operation: subTime" belongs to the page /docs/api/time/sub.',
  ],
])('%s stops the build with file, place and remedy', (_, name, attributes, page, complaint) => {
  expect(() => render(name, attributes, page)).toThrow(complaint);
});
