import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
const version = dependencies['@docusaurus/core'] ?? '';

/** The parts in a folder: what each is called, and its source. */
function partsIn(folder: string) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:tsx|jsx|js)$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => ({
      file: `${folder}/${file}`,
      component: file.replace(/(?:\/index)?\.\w+$/, ''),
      source: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

test.each(['src/theme', 'src/light/theme'])(
  'the first line of each part in %s says what it wraps, from which version it was ejected, or that it is new',
  (folder) => {
    const unsaid = partsIn(folder).flatMap(({file, component, source}) => {
      const isWrap = /from '@theme-(?:original|init)\//.test(source);
      const opening = isWrap ? `Wraps ${component}: ` : `Ejected from ${component} @${version}. Change: `;
      return source.startsWith('// New: ') || source.startsWith(`// ${opening}`)
        ? []
        : [`begin ${file} with: // ${opening}why.`];
    });
    expect(unsaid).toEqual([]);
  },
);
