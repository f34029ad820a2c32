import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {scriptBudget} from '../support/scriptBudget';

const folder = 'build/assets/js';
const files = readdirSync(folder);

function read(name: string): string {
  const file = files.find((candidate) => candidate.startsWith(`${name}.`)) ?? '';
  return readFileSync(path.join(folder, file), 'utf8');
}

it.each([
  {name: 'main', most: scriptBudget.main},
  {name: 'runtime~main', most: scriptBudget.runtime},
])('$name weighs at most $most bytes', ({name, most}) => {
  expect(gzipSync(read(name), {level: 9}).length).toBeLessThan(most);
});

it('no template of a page is sent to a browser', () => {
  expect(read('main')).not.toContain('<!DOCTYPE');
});
