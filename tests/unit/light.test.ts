// Which pages are light, and what an island may be given.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {compile} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {VFile} from 'vfile';
import {afterAll, describe, expect, test} from 'vitest';
import kinds from '../../src/light/kinds';
import {partsWithReact} from '../../src/light/siteParts';
import {template} from '../../src/light/template';
import Island from '../../src/light/theme/Island';

const siteDir = mkdtempSync(path.join(tmpdir(), 'light-'));
const worksAsHtml = ['@site/src/components/Certainty', '@site/src/theme/Loading'];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

write('src/islands/Due.tsx', 'export default () => null;');
write('src/components/Counter.tsx', "import {useState} from 'react';");
write('src/components/Plain.tsx', "import type {ReactNode} from 'react';\nimport './plain.css';");
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

describe('a page of Markdown', () => {
  async function compiled(value: string): Promise<string> {
    const file = new VFile({path: path.join(siteDir, 'wiki/page.mdx'), cwd: siteDir, value});
    return String(await compile(file, {jsx: true, remarkPlugins: [[kinds, {worksAsHtml}]]}));
  }

  test.each([
    ['# Title\n\nText and **more**.', 'html'],
    ["import Tabs from '@theme/Tabs';\n\n<Tabs>Text.</Tabs>", 'html'],
    ['<Certainty level="sure" />', 'html'],
    ['<Due date="2026-01-01" />', 'html'],
    ["import Due from '@site/src/islands/Due';\n\n<Due />", 'html'],
    ["import Icon from './icon.svg';\n\n<Icon />", 'html'],
    ["import Part from './_part.mdx';\n\n<Part />", 'html'],
    ["import source from '!!raw-loader!./Counter.tsx';\n\n<pre>{source}</pre>", 'html'],
    ['<img src={require("./a.png").default} />', 'html'],
    ["import Counter from '@site/src/components/Counter';\n\n<Counter />", 'it imports @site/src/components/Counter'],
    ["export {default} from './Layout';\n\nText.", 'it imports ./Layout'],
    ["export const Counter = require('./Counter').default;\n\n<Counter />", 'it imports ./Counter'],
    ["import {Confetti} from 'a-package';\n\nText.", 'it imports a-package'],
    ["import Other from '@site/src/islands/Due';\n\n<Other />", 'it imports @site/src/islands/Due'],
    ['<Counter />', 'it shows Counter'],
    ['Until <Due />, wait.', 'it shows Due within a line'],
    ['{true && <Due />}', 'it shows Due in an expression'],
    ['<mermaid value="graph" />', 'it shows mermaid'],
    ['<button onClick={() => print()}>Print</button>', 'it has a function'],
    ['<button onClick={print}>Print</button>', 'it has a function'],
    ['{true && <button onClick={print}>Print</button>}', 'it has a function'],
    ['export const Own = () => <b>own</b>;\n\n<Own />', 'it has a function'],
  ])('%j: %s', async (value, reason) => {
    const [, name, content] = /meta name="(.*?)" content=["'](.*?)["'] \/>/.exec(await compiled(value)) ?? [];
    expect([name, content]).toEqual([reason === 'html' ? 'light' : 'light-not', reason]);
  });

  test('has its islands in the part that stands for them', async () => {
    expect(await compiled('<Due />')).toContain('<LightIsland name="Due"><Due />');
  });
});

describe('a part of the theme', () => {
  test.each([
    ['Footer.tsx', 'export default () => <footer />;', []],
    ['Footer.tsx', "import Plain from '@site/src/components/Plain';", []],
    ['Footer.tsx', "import Due from '@site/src/islands/Due';", []],
    ['Loading.tsx', '<button onClick={retry} />', []],
    ['Footer.tsx', 'const [open, setOpen] = useState(false);', ['Footer has state or a handler', '']],
    ['Footer.tsx', '<button onClick={open} />', ['Footer has state or a handler', '']],
    ['Footer.tsx', 'const {colorMode} = useColorMode();', ['Footer has state or a handler', '']],
    ['Footer.tsx', "import {Confetti} from 'a-package';", ['Footer imports a-package', '']],
    ['Footer.tsx', "import 'a-package';", ['Footer imports a-package', '']],
    ['DocItem/Footer.tsx', '<button onClick={open} />', ['DocItem/Footer has state or a handler', 'plugin-docs']],
    ['BlogPostItem/Footer.tsx', '<p ref={useRef()} />', ['BlogPostItem/Footer has state or a handler', 'plugin-blog']],
  ])('%s of %s', (file, source, [reason, place]: string[]) => {
    write(`src/theme/${file}`, source);
    const expected = reason === undefined ? [] : [{place, reason: `@site/src/theme/${reason}`}];
    expect(partsWithReact(siteDir, worksAsHtml)).toEqual(expected);
    rmSync(path.join(siteDir, 'src/theme'), {recursive: true});
  });

  test('is followed into what it imports', () => {
    write('src/theme/Footer/index.tsx', "import Counter from '../../components/Counter';");
    expect(partsWithReact(siteDir, worksAsHtml)).toEqual([
      {place: '', reason: '@site/src/components/Counter has state or a handler'},
    ]);
  });
});

describe('the template of a page', () => {
  const mark = (name: string) => `<meta data-rh="true" name="${name}" content="why">`;
  const doc = 'docs-wrapper plugin-docs docs-doc-page';

  test.each([
    ['a page that is proved', doc, ['light'], '', true],
    ['a page of code', doc, ['light-not'], '', false],
    ['a page with a part that is code', doc, ['light', 'light-not'], '', false],
    ['a list of the framework', 'blog-wrapper blog-list-page', [], '', true],
    ['a list with a post that is code', 'blog-wrapper blog-list-page', ['light-not'], '', false],
    ['a component', 'plugin-pages', [], '', false],
    ['a component that shows a part of Markdown', 'plugin-pages', ['light'], '', false],
    ['a page with a part of the theme that is code', doc, ['light'], mark('light-not-docs-wrapper'), false],
    ['a page without it', doc, ['light'], mark('light-not-blog-wrapper'), true],
    ['a page of a site with such a part everywhere', doc, ['light'], mark('light-not'), false],
  ])('%s', async (_, classes, marks, headTags, isLight) => {
    const render = await compileSSGTemplate(template);
    const html = render({
      htmlAttributes: `lang="en" class="${classes}"`,
      metaAttributes: marks.map(mark),
      headTags,
      preBodyTags: '<p></p><script>early()</script>',
      scripts: ['assets/js/main.js'],
      stylesheets: [],
      baseUrl: '/',
      appHtml: '<main></main>',
    } as unknown as Parameters<typeof render>[0]);
    expect({
      isLight: /^<!DOCTYPE html>\s*<html [^>]* data-light>/.test(html),
      hasScripts: html.includes('<script src="/assets/js/main.js" defer>'),
    }).toEqual({isLight, hasScripts: !isLight});
  });
});

describe('an island', () => {
  const render = (properties: Record<string, unknown>, ...children: ReactNode[]) =>
    renderToStaticMarkup(
      createElement(Island, {name: 'Due', children: createElement('p', properties, ...children)} as never),
    );

  test('carries plain data and its content', () => {
    const data = {title: 'a', 'data-list': [1, null, {b: true}]};
    const html = render(data, 'Text.');
    expect(html).toContain('<div data-light-slot="">Text.</div>');
    expect(html).toContain(`data-light-props="${JSON.stringify(data).replaceAll('"', '&quot;')}"`);
  });

  test.each([[new Date(0)], [() => 0], [createElement('b')], [[new Map()]]])('refuses %s by name', (until) => {
    expect(() => render({until})).toThrow(
      '<Due> is an island, so its properties must be plain data: "until" is not. Give it a text, a number, or a list or object of these.',
    );
  });
});
