// What shows that a page needs React: rendering, and the folder of an import. Which pages do is seen in light.author.spec.ts.
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {Fragment, cloneElement, createElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import island from '../../src/light/islands/island';
import {stopAtHidden} from '../../src/light/proof/hidden';
import {marking} from '../../src/light/proof/marking';
import markdown from '../../src/light/proof/markdown.mjs';

const press = (): null => null;
const make = marking(createElement);

test.each<[ReactElement, string?]>([
  [make('button', {className: 'a b', onClick: press}), 'button.a.b has onClick'],
  [marking(cloneElement)(createElement('i'), {onFocus: press}), 'i has onFocus'],
  [make('form', {action: press}), 'form has action'],
  [make('p', {ref: press}), 'p has ref'],
  [make('a', {href: '#', onClick: press}), 'a has onClick'],
  [make('a', {href: '/wiki', onClick: press})],
  [make(Fragment, {children: press as unknown as ReactNode})],
  [make('hr', null)],
])('rendered: %j', ({props}, reason) => {
  expect((props as Record<string, unknown>)['data-light-needs']).toBe(reason);
});

describe('compiled Markdown', () => {
  const files: Record<string, string> = {
    '@site/src/components/Table': '/site/src/components/Table/index.tsx',
    '@theme/Tabs': '/layer/theme/Tabs/index.tsx',
    '@theme/Mermaid': '/site/node_modules/theme-mermaid/Mermaid.js',
    '../code/Counter': '/site/code/Counter.tsx',
    'widget.js': '/site/node_modules/widget.js/index.js',
    './part.mdx': '/site/wiki/part.mdx',
  };

  const loader = {
    context: '/site/wiki',
    getOptions: () => ({folders: ['/site/src/components', '/layer/theme'], packages: ['a-package'], isServer: true}),
    getResolve: () => (_: string, module: string) => Promise.resolve(files[module] ?? false),
  };

  test.each<[string, string?]>([
    ['Text with `import x from "widget.js"` in it.'],
    ["import Table from '@site/src/components/Table';"],
    ["import Tabs from '@theme/Tabs';"],
    ["import Block from '@theme/CodeBlock';"],
    ["import Part from './part.mdx';"],
    ["import source from '!!raw-loader!../code/Counter';"],
    ["import One from 'a-package/one';"],
    ["import Counter from '../code/Counter';", '../code/Counter'],
    ["export {Counter} from '../code/Counter';", '../code/Counter'],
    ["export const Counter = require('../code/Counter').default;", '../code/Counter'],
    ["import 'widget.js';", 'widget.js'],
    ["import Mermaid from '@theme/Mermaid';", '@theme/Mermaid'],
  ])('%j', async (text, module) => {
    const changed = await markdown.call(loader as never, String(await compile(text)));
    expect(/"it imports (.*)"/.exec(changed)?.[1]).toBe(module);
  });
});

test('a part of the theme that is not shown, or takes the place of one of the layer, stops the build with its path', () => {
  const errors: Error[] = [];
  const ours = (part: string) => path.resolve(`src/light/theme/${part}.tsx`);
  const alias = {
    '@theme/Shown': '/site/src/theme/Shown.js',
    '@theme-original/Shown': '/classic/Shown.js',
    '@theme/Lost': path.resolve('src/theme/Lost.js'),
    '@theme-original/Lost': '/classic/Lost.js',
    '@theme/Tabs': path.resolve('src/theme/Tabs.js'),
    '@theme-original/Tabs': ours('Tabs'),
    '@theme/Wrapped': '/site/src/theme/Wrapped.js',
    '@theme-original/Wrapped': ours('Wrapped'),
    '@theme/Upstream': '/classic/Upstream.js',
    '@theme-original/Upstream': '/classic/Upstream.js',
    '@theme/Own': '/site/src/theme/Own.js',
  };
  const used = [alias['@theme/Shown'], alias['@theme/Tabs'], alias['@theme/Wrapped'], alias['@theme-original/Wrapped']];
  stopAtHidden.apply({
    options: {resolve: {alias}},
    hooks: {
      emit: {
        tap: (_, act) => {
          act({fileDependencies: new Set(used), errors});
        },
      },
    },
  });
  expect(errors.map(({message}) => message)).toEqual([
    expect.stringMatching(/^src\/theme\/Lost\.js is shown on no page\./),
    expect.stringMatching(
      /^src\/theme\/Tabs\.js takes the place of a part of the light layer.*import of @theme-original\/Tabs/,
    ),
  ]);
});

describe('an island', () => {
  const Due = island('Due', () => createElement('p'));
  const render = (properties: Record<string, unknown>) => renderToStaticMarkup(createElement(Due, properties));

  test('carries plain data', () => {
    const data = {title: 'a', list: [1, null, {b: true}]};
    expect(render(data)).toContain(`data-light-props="${JSON.stringify(data).replaceAll('"', '&quot;')}"`);
  });

  test.each([[new Date(0)], [press], [createElement('b')], [[new Map()]]])('refuses %s by name', (until) => {
    expect(() => render({until})).toThrow(
      '<Due> is an island, so its properties must be plain data: "until" is not. Give it a text, a number, or a list or object of these.',
    );
  });
});
