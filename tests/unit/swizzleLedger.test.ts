import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = 'src/theme';
const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};

const swizzles = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.split(path.sep).join('/'))
  .map((file) => ({file, component: file.replace(/(?:\/index)?\.tsx$/, '')}));

const ledger = new Map(
  [...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^\| ([A-Z][\w/]+) +\| (wrap|eject) +\|/gm)].map(
    ([, component, how]) => [component, how],
  ),
);

test('the ledger in src/theme/README.md lists exactly the swizzled components', () => {
  expect([...ledger.keys()]).toEqual(swizzles.map(({component}) => component).sort());
});

test('each swizzle says in its first line what it wraps, or from which version it was ejected and why', () => {
  const version = dependencies['@docusaurus/core'] ?? '';
  const silent = swizzles.filter(({file, component}) => {
    const isEjected = ledger.get(component) === 'eject';
    const opening = isEjected ? `Ejected from ${component} @${version}. Change: ` : `Wraps ${component}: `;
    return !readFileSync(path.join(folder, file), 'utf8').startsWith(`// Static. ${opening}`);
  });
  expect(silent).toEqual([]);
});
