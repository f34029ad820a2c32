// Which pages are light: what rendering shows, and what the folder of an import says.
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {compile} from '@mdx-js/mdx';
import {Fragment, cloneElement, createElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import island from '../../src/light/islands/island';
import {marking} from '../../src/light/proof/marking';
import markdown from '../../src/light/proof/markdown.mjs';
import {templateFor} from '../../src/light/template';

const press = (): null => null;

describe('rendering', () => {
  const make = marking(createElement);

  test.each<[string, ReactElement, string]>([
    ['a button with a handler', make('button', {className: 'a b', onClick: press}), 'button.a.b has onClick'],
    ['one that got it later', marking(cloneElement)(createElement('i'), {onFocus: press}), 'i has onFocus'],
    ['a form with an action', make('form', {action: press}), 'form has action'],
    ['a link to a place on its page', make('a', {href: '#', onClick: press}), 'a has onClick'],
  ])('shows that %s needs React', (_, element, reason) => {
    expect((element.props as Record<string, unknown>)['data-light-needs']).toBe(reason);
  });

  test.each<[string, ReactElement]>([
    ['a link to another page', make('a', {href: '/wiki', onClick: press})],
    ['an element that is only kept', make('p', {ref: press})],
    ['what a component is given', make(Fragment, {children: press as unknown as ReactNode})],
    ['an element without properties', make('hr', null)],
  ])('shows nothing of %s', (_, element) => {
    expect(element.props).not.toHaveProperty('data-light-needs');
  });
});

describe('compiled Markdown', () => {
  const files: Record<string, string> = {
    '@site/src/components/Table': '/site/src/components/Table/index.tsx',
    '@theme/Own': '/site/src/theme/Own.js',
    '../code/Counter': '/site/code/Counter.tsx',
    'widget.js': '/site/node_modules/widget.js/index.js',
    './part.mdx': '/site/wiki/part.mdx',
    './icon.svg': '/site/wiki/icon.svg',
    '@theme/Tabs': '/layer/theme/Tabs/index.tsx',
    '@theme/Mermaid': '/site/node_modules/theme-mermaid/Mermaid.js',
  };

  async function reasonOf(text: string): Promise<string | undefined> {
    const loader = {
      context: '/site/wiki',
      getOptions: () => ({
        folders: ['/site/src/components', '/site/src/theme', '/layer/theme'],
        packages: ['a-package'],
        isServer: true,
      }),
      getResolve: () => (_: string, module: string) => Promise.resolve(files[module] ?? false),
    };
    const program = String(await compile(text));
    const changed = await markdown.call(loader as never, program);
    return /'light-mark', \{key: 'mark', 'data-light-needs': "(.*)"\}/.exec(changed)?.[1];
  }

  test.each([
    ['Text with `import x from "widget.js"` in it.', undefined],
    ["import Table from '@site/src/components/Table';\n\n<Table />", undefined],
    ["import Own from '@theme/Own';\n\n<Own />", undefined],
    ["import Tabs from '@theme/Tabs';\n\n<Tabs />", undefined],
    ["import Block from '@theme/CodeBlock';\n\n<Block />", undefined],
    ["import Part from './part.mdx';\n\n<Part />", undefined],
    ["import Icon from './icon.svg';\n\n<Icon />", undefined],
    ["import source from '!!raw-loader!../code/Counter';\n\n{source}", undefined],
    ["import One from 'a-package/one';\n\n<One />", undefined],
    ["import Counter from '../code/Counter';\n\n<Counter />", '../code/Counter'],
    ["export {Counter} from '../code/Counter';", '../code/Counter'],
    ["export const Counter = require('../code/Counter').default;\n\n<Counter />", '../code/Counter'],
    ["import 'widget.js';", 'widget.js'],
    ["import Mermaid from '@theme/Mermaid';\n\n<Mermaid />", '@theme/Mermaid'],
  ])('%j', async (text, module) => {
    expect(await reasonOf(text)).toBe(module && `it imports ${module}`);
  });
});

test('Markdown that a site loads as text stays as it is', async () => {
  expect(await markdown.call({} as never, "import x from 'x';")).toBe("import x from 'x';");
});

describe('the template of a page', () => {
  const button = '<button data-light-needs="button has onClick">Press</button>';
  const mark = '<light-mark data-light-needs="it imports x"></light-mark>';
  const around = (inner: string) => `<light-island data-light-island="Due">${button}${inner}${button}</light-island>`;
  const doc = 'docs-wrapper plugin-docs docs-doc-page';

  test.each([
    ['a doc', doc, '<p>Text.</p>', undefined],
    ['a page of a category', 'docs-wrapper plugin-docs', '<p>Text.</p>', undefined],
    ['a list of posts', 'plugin-blog blog-list-page', '<p>Text.</p>', undefined],
    ['a doc with an island', doc, around('<light-slot>Text.</light-slot>') + around(''), undefined],
    ['a doc with a button', doc, `<main>${button}</main>`, 'button has onClick'],
    [
      'a doc with one in the slot of an island',
      doc,
      around(`<light-slot>${button}</light-slot>`),
      'button has onClick',
    ],
    ['a doc that imports', doc, mark, 'it imports x'],
    ['a list with such a post', 'plugin-blog blog-list-page', `<p>Text.</p>${mark}`, 'it imports x'],
    ['a page of Markdown', 'plugin-pages mdx-page', '<p>Text.</p>', undefined],
    ['a component', 'plugin-pages', '<p>Text.</p>', 'it is a component'],
    ['a page of another plugin', 'plugin-of-an-owner', '<p>Text.</p>', 'it is a component'],
  ])('%s', async (_, classes, appHtml, reason) => {
    const render = await compileSSGTemplate(templateFor(['src/theme']));
    const html = render({
      htmlAttributes: `lang="en" class="${classes}"`,
      metaAttributes: [],
      headTags: '',
      preBodyTags: '<p></p><script>early()</script>',
      scripts: ['assets/js/main.js'],
      stylesheets: [],
      baseUrl: '/',
      appHtml,
    } as unknown as Parameters<typeof render>[0]);
    const written = /^<!DOCTYPE html>\s*<html lang="en" class="[^"]*" (.*)>/.exec(html)?.[1];
    expect(written).toBe(reason === undefined ? 'data-light' : `data-light-needs="${reason}"`);
    expect(html.includes('<script src="/assets/js/main.js" defer>'), 'the scripts of the framework').toBe(!!reason);
    expect(html.slice(html.indexOf('<body')), 'what React draws').not.toMatch(/data-light-needs|light-mark/);
  });
});

test('a page that is a component is light if its folder is HTML', async () => {
  const render = await compileSSGTemplate(templateFor(['src/pages']));
  const page = {
    htmlAttributes: 'class="plugin-pages"',
    metaAttributes: [],
    headTags: '',
    preBodyTags: '',
    stylesheets: [],
  };
  const html = render({...page, appHtml: '<p>Text.</p>'} as unknown as Parameters<typeof render>[0]);
  expect(html).toMatch(/^<!DOCTYPE html>\s*<html class="plugin-pages" data-light>/);
});

describe('an island', () => {
  const Due = island('Due', ({children}) => createElement('p', null, children as ReactNode));
  const render = (properties: Record<string, unknown>, ...children: ReactNode[]) =>
    renderToStaticMarkup(createElement(Due, properties, ...children));

  test('carries plain data and its content', () => {
    const data = {title: 'a', list: [1, null, {b: true}]};
    const html = render(data, 'Text.');
    expect(html).toContain('<light-slot data-light-slot="">Text.</light-slot>');
    expect(html).toContain(`data-light-props="${JSON.stringify(data).replaceAll('"', '&quot;')}"`);
  });

  test.each([[new Date(0)], [press], [createElement('b')], [[new Map()]]])('refuses %s by name', (until) => {
    expect(() => render({until})).toThrow(
      '<Due> is an island, so its properties must be plain data: "until" is not. Give it a text, a number, or a list or object of these.',
    );
  });

  test('refuses another one in it, by both names', () => {
    const Inner = island('Inner', press);
    expect(() => render({}, createElement(Inner))).toThrow(
      '<Inner> is in <Due>, and an island cannot be in another one.',
    );
  });
});
