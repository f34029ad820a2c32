import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir} from '../support/site';

test('nothing in the build names the folder it was made in, so that it is the same from any other', () => {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const naming = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(process.cwd()));
  expect(files.length).toBeGreaterThan(0);
  expect(naming).toEqual([]);
});
