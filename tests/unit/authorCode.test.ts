// Which code of authors brings React, and where.
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {askForReact, reasonsForReact} from '../../src/features/authorCode/askForReact';
import markCode from '../../src/features/authorCode/markCode';
import {needsReact} from '../../src/features/authorCode/ownParts';

/** A site with a component of an author, one that is static, and what is no code. */
const siteDir = mkdtempSync(path.join(tmpdir(), 'author-code-'));
for (const [file, text] of Object.entries({
  'code/Counter.tsx': 'export default () => null;',
  'code/Static.tsx': '// Static. It does nothing.\nexport default () => null;',
  'code/client.ts': 'document.title = "";',
  'code/data.json': '{}',
  'code/part.mdx': 'Text.',
  'src/theme/Footer.tsx': '// Static. Wraps Footer: for nothing.',
})) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}
const page = path.join(siteDir, 'wiki/page.mdx');

describe('a module that a page imports', () => {
  test.each([
    ['@site/code/Counter', true],
    ['../code/Counter.tsx', true],
    ['../code/Static', false],
    ['../code/data.json', false],
    ['../code/part.mdx', false],
    ['../code/styles.module.css', false],
    ['!!raw-loader!../code/Counter.tsx', false],
    ['react-confetti', true],
    ['@docusaurus/plugin-ideal-image', true],
    ['@docusaurus/Link', false],
    ['@docusaurus/theme-common', false],
    ['@theme/Tabs', false],
    ['@theme/IdealImage', true],
  ])('%s needs React: %s', (request, expected) => {
    expect(needsReact(request, page, siteDir)).toBe(expected);
  });
});

describe('a page', () => {
  /** How many markers stand before its blocks. */
  async function markersIn(value: string): Promise<number> {
    const file = new VFile({path: page, value});
    const script = String(await compile(file, {jsx: true, remarkPlugins: [[markCode, {siteDir}]]}));
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
    ['of nothing in parts of the site', '<Certainty mark="observed" />\n\n<details>Text.</details>', 0],
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

  test.each([
    ['a theme of a plugin', {theme: './theme'}, ['the theme of own']],
    [
      'a theme of a package',
      {packageName: '@docusaurus/theme-live-codeblock', theme: './theme'},
      ['the theme of @docusaurus/theme-live-codeblock'],
    ],
    ['a client module', {modules: ['./code/client.ts']}, ['code/client.ts']],
    ['nothing: a static client module', {modules: ['./code/Static.tsx']}, []],
    ['nothing: a style sheet', {modules: ['./code/all.css']}, []],
    ['nothing: the classic theme', {packageName: '@docusaurus/theme-classic', theme: './theme', modules: ['x']}, []],
    [
      'nothing: a theme that is known to work without',
      {packageName: '@docusaurus/theme-mermaid', theme: './theme'},
      [],
    ],
  ] satisfies [string, Part, string[]][])('loads React because of %s', (_, part, reasons) => {
    expect(reasonsForReact([plugin(part)], siteDir)).toEqual(reasons);
  });

  test('loads React because of a part of the theme that does not say otherwise', () => {
    writeFileSync(path.join(siteDir, 'src/theme/Root.tsx'), 'export default ({children}) => children;');
    expect(reasonsForReact([], siteDir)).toEqual(['src/theme/Root.tsx']);
  });
});

test('a page that is code of its author loads React, and one of Markdown does not', async () => {
  const routes = ['Counter.tsx', 'part.mdx'].map((file) => ({
    path: `/${file.slice(0, 4)}`,
    component: `@site/code/${file}`,
  }));
  writeFileSync(path.join(siteDir, 'src/theme/Root.tsx'), '// Static. Nothing.');
  const site = {plugins: [], routes, siteDir, baseUrl: '/', siteConfig: {trailingSlash: false}} as unknown as Props;
  const change = await askForReact(site);
  const html = '<meta name="react-scripts" content="a.js">';
  expect(change({file: 'Coun.html', html})).toContain('data-site-idle');
  expect(change({file: 'part.html', html})).toBe(html);
});
