import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {HeldParts, withParts} from '../../src/plugins/heldParts';
import {partsOf} from '../../src/site/routeParts';

const frame = '11111111';
const list = '22222222';
const page = '33333333';
const other = '44444444';

const names = {
  '/base/wiki-5d5': {__comp: frame},
  '/base/wiki-0a1': {__comp: frame, __context: {plugin: list}},
  '/base/wiki-b3c': {__comp: page, content: other},
  '/base/wiki/faq-77f': {__comp: page, items: [{content: list}]},
};

const routes = [
  {
    path: '/base/wiki',
    component: '@theme/DocsRoot',
    routes: [
      {path: '/base/wiki', exact: true, component: '@theme/DocItem'},
      {path: '/base/wiki/faq', exact: true, component: '@theme/DocItem'},
    ],
  },
];

describe('the parts of a route', () => {
  const listed = Object.entries(names);

  test('are those under its path, at any depth', () => {
    expect(partsOf({path: '/base/wiki/faq'}, listed)).toEqual([page, list]);
  });

  test('are without those of a page at the same path, for the frame of pages', () => {
    expect(partsOf({path: '/base/wiki', routes: []}, listed)).toEqual([frame, frame, list]);
  });
});

describe('the parts of a page', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'held-parts-'));
    const registry = [frame, list, page, other].map(
      (name) => `import(/* webpackChunkName: "${name}" */ "@site/${name}")`,
    );
    writeFileSync(path.join(folder, 'registry.js'), registry.join('\n'));
    writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(names));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  function told() {
    const parts = new HeldParts({baseUrl: '/base/', generatedFilesDir: folder} as LoadContext);
    const made = new Map(
      [
        ['1', 'shared.js', 'frame.js'],
        ['2', 'list.js', 'list.css'],
        ['3', 'shared.js', 'page.js'],
      ].map(([name = '', ...files]) => [name, {getFiles: () => files}]),
    );
    parts.listener.apply({
      hooks: {
        afterEmit: {
          tap: (_, act) => {
            act({namedChunkGroups: made});
          },
        },
      },
    });
    return parts.filesByPage(routes);
  }

  test.each(['wiki/faq.html', 'wiki/faq/index.html'])('are told by its file, %s, each script once', (file) => {
    expect(told()(file)).toEqual(['shared.js', 'frame.js', 'list.js', 'page.js'].map((name) => `/base/${name}`));
  });
});

describe('a page', () => {
  const held = '<meta name=held-scripts content="/main.js">';

  test('names its parts beside its scripts', () => {
    expect(withParts(`<head>${held}</head>`, ['/a.js', '/b.js'])).toBe(
      `<head><meta name="held-parts" content="/a.js /b.js">${held}</head>`,
    );
  });

  test('without parts, or that holds nothing back, stays as it is', () => {
    expect(withParts(`<head>${held}</head>`, [])).toBe(`<head>${held}</head>`);
    expect(withParts('<head></head>', ['/a.js'])).toBe('<head></head>');
  });
});
