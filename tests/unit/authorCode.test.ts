// Which code of authors brings React, and where.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {logger} from '@docusaurus/logger';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {VFile} from 'vfile';
import {describe, expect, test, vi} from 'vitest';
import {askForReact} from '../../src/features/authorCode/askForReact';
import markCode from '../../src/features/authorCode/markCode';
import {needsReact} from '../../src/features/authorCode/ownParts';

/** A site with a component of an author, one that is static, and what is no code. */
const siteDir = mkdtempSync(path.join(tmpdir(), 'author-code-'));
for (const [file, text] of Object.entries({
  'code/Counter.tsx': 'export default () => null;',
  'code/Static.tsx': '// It does nothing. Static.\nexport default () => null;',
  'code/client.ts': 'document.title = "";',
  'code/data.json': '{}',
  'code/part.mdx': 'Text.',
  'src/theme/MDXComponents.tsx':
    "// Wraps MDXComponents: for two parts. Static.\nimport Counter from '@site/code/Counter';\nimport Given from '@site/code/Static';\nexport default {Counter, Given};",
  'src/theme/Footer.tsx': '// Wraps Footer: for nothing. Static.\n',
})) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}
const page = path.join(siteDir, 'wiki/page.mdx');

const routes = [
  {path: '/counter', component: '@site/code/Counter.tsx'},
  {path: '/part', component: '@site/code/part.mdx'},
];
const site = {plugins: [], routes, siteDir, baseUrl: '/', siteConfig: {trailingSlash: false}} as unknown as Props;
const html = '<meta name="react-scripts" content="a.js">';

describe('a module that a page imports', () => {
  test.each([
    ['@site/code/Counter', true],
    ['../code/Counter.tsx', true],
    ['../code/Static', false],
    ['../code/data.json', false],
    ['../code/part.mdx', false],
    ['react-confetti', true],
    ['@docusaurus/Link', false],
    ['@theme/Tabs', false],
  ])('%s needs React: %s', (request, expected) => {
    expect(needsReact(request, page, siteDir)).toBe(expected);
  });
});

describe('a page', () => {
  /** How many markers stand before its blocks. */
  async function markersIn(value: string): Promise<number> {
    const file = new VFile({path: page, cwd: siteDir, value});
    const script = String(await compile(file, {jsx: true, remarkPlugins: [markCode]}));
    return script.split('data-site-code').length - 1;
  }

  test.each([
    ['of an imported component', "import Counter from '../code/Counter';\n\n<Counter />", 1],
    ['of one in a line', "import Counter from '../code/Counter';\n\nSee <Counter /> here.", 1],
    ['of each block with one', "import Counter from '../code/Counter';\n\n<Counter />\n\nText.\n\n<Counter />", 2],
    ['of a member of an import', "import * as parts from '../code/Counter';\n\n<parts.Counter />", 1],
    ['of a value of an import', "import count from '../code/Counter';\n\nThere are {count()} of them.", 1],
    ['of a component that it exports', 'export const Own = () => <b>own</b>;\n\n<Own />', 1],
    ['of one that is given in MDXComponents', '<Counter />', 1],
    ['of a handler', '<button onClick={() => alert()}>Press</button>', 1],
    ['of code that is imported for what it does', "import '../code/client';\n\nText.", 1],
    ['of nothing in a static component', "import Static from '../code/Static';\n\n<Static />", 0],
    ['of nothing in a static one that is given there', '<Given />\n\n<Details>Text.</Details>', 0],
    ['of nothing in a part of pages, which has its own', "import Part from '../code/part.mdx';\n\n<Part />", 0],
    ['of nothing in the framework’s parts', "import Tabs from '@theme/Tabs';\n\n<Tabs>Text.</Tabs>", 0],
    ['of nothing in an import that it does not show', "import Counter from '../code/Counter';\n\nText.", 0],
  ])('has markers %s', async (_, value, markers) => {
    expect(await markersIn(value)).toBe(markers);
  });
});

describe('every page', () => {
  type Part = {name?: string; packageName?: string; theme?: string; modules?: string[]};

  const plugin = ({name = 'own', packageName, theme, modules = []}: Part) =>
    ({
      name,
      path: siteDir,
      version: packageName ? {type: 'package', name: packageName} : {type: 'local'},
      getThemePath: () => theme,
      getClientModules: () => modules,
    }) as unknown as LoadedPlugin;

  /** What brings React to every page of a site, as the build tells it, or nothing. */
  function reasonsIn(plugins: LoadedPlugin[]): string {
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    const change = askForReact({...site, plugins});
    const told = info.mock.calls.join().replace(/^.*because of (.*)\. If one.*$/, '$1');
    info.mockRestore();
    expect(change({file: 'part.html', html}) !== html).toBe(told !== '');
    return told;
  }

  test.each([
    ['the theme of own', {theme: './theme'}],
    ['the theme of @docusaurus/theme-live-codeblock', {packageName: '@docusaurus/theme-live-codeblock', theme: './x'}],
    ['code/client.ts', {modules: ['./code/client.ts', './code/Static.tsx', './code/all.css']}],
    ['', {packageName: '@docusaurus/theme-classic', theme: './theme', modules: ['./code/client.ts']}],
    ['', {packageName: '@docusaurus/theme-mermaid', theme: './theme'}],
  ] satisfies [string, Part][])('loads React because of “%s”', (reasons, part) => {
    expect(reasonsIn([plugin(part)])).toBe(reasons);
  });

  test('loads React because of a part of the theme that does not say otherwise', () => {
    const root = path.join(siteDir, 'src/theme/Root.tsx');
    writeFileSync(root, 'export default ({children}) => children;');
    expect(reasonsIn([])).toBe('src/theme/Root.tsx');
    rmSync(root);
  });
});

test('a page that is code of its author loads React, and one of Markdown does not', () => {
  const change = askForReact(site);
  expect(change({file: 'counter.html', html})).toContain('data-site-idle');
  expect(change({file: 'part.html', html})).toBe(html);
});
