import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = 'src/theme';
const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};

const swizzles = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({
    file,
    component: file
      .split(path.sep)
      .join('/')
      .replace(/(?:\/index)?\.tsx$/, ''),
    header: readFileSync(path.join(folder, file), 'utf8').split('\n')[0] ?? '',
  }));

const ledger = [
  ...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^\| ([A-Z][\w/]+) +\| (wrap|eject) +\|/gm),
].map(([, component, how]) => ({component, how}));

test('the ledger in src/theme/README.md lists exactly the swizzled components', () => {
  expect(ledger.map(({component}) => component)).toEqual(swizzles.map(({component}) => component).sort());
});

test.each(swizzles)('$file says in its first line what it wraps or changes', ({component, header}) => {
  const isEjected = ledger.find((row) => row.component === component)?.how === 'eject';
  const version = dependencies['@docusaurus/core'] ?? '';
  const opening = isEjected ? `// Ejected from ${component} @${version}. Change: ` : `// Wraps ${component}: `;
  expect(header.slice(0, opening.length)).toBe(opening);
});
