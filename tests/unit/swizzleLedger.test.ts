import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = 'src/theme';
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
const version = dependencies['@docusaurus/core'] ?? '';

const swizzles = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:tsx|jsx|js)$/.test(file))
  .map((file) => file.split(path.sep).join('/'))
  .map((file) => ({
    file: `${folder}/${file}`,
    component: file.replace(/(?:\/index)?\.\w+$/, ''),
    source: readFileSync(path.join(folder, file), 'utf8'),
  }));

const components = swizzles.map(({component}) => component);
const rows = [...readme.matchAll(/^\| ([A-Z][\w/]+) +\| (wrap|eject) +\|/gm)];
const ledger = new Map(rows.map(([, component = '', how = '']) => [component, how]));

/** As the output of `docusaurus swizzle --wrap` imports what it wraps. */
function howIn(source: string): string {
  return source.includes("from '@theme-original/") ? 'wrap' : 'eject';
}

test('each part of the theme has a row in the ledger, which says how it is made', () => {
  const missing = swizzles
    .filter(({component, source}) => ledger.get(component) !== howIn(source))
    .map(({component, source}) => `add a row to src/theme/README.md: | ${component} | ${howIn(source)} | why |`);
  expect(missing).toEqual([]);
});

test('each row of the ledger has its part, and they are in the order of the alphabet', () => {
  const gone = [...ledger.keys()].filter((component) => !components.includes(component));
  expect(gone.map((component) => `remove the row from src/theme/README.md: ${component}`)).toEqual([]);
  expect([...ledger.keys()]).toEqual([...ledger.keys()].toSorted());
});

test('the first line of each part says what it wraps, or from which version it was ejected and why', () => {
  const unsaid = swizzles.flatMap(({file, component, source}) => {
    const isEject = howIn(source) === 'eject';
    const opening = isEject ? `Ejected from ${component} @${version}. Change: ` : `Wraps ${component}: `;
    return source.startsWith(`// ${opening}`) ? [] : [`begin ${file} with: // ${opening}why.`];
  });
  expect(unsaid).toEqual([]);
});
