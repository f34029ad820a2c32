import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Engine} from '../../src/features/search/model/engine';
import {readData, unpack, type SearchData} from '../../src/features/search/model/pack';
import type {Section} from '../../src/features/search/model/section';
import {buildDir} from './site';

const folder = path.join(buildDir, 'search');

/** The files that a reader loads for the first search. */
export function searchFiles(): {name: string; content: Buffer}[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name, parentPath}) => ({name, content: readFileSync(path.join(parentPath, name))}));
}

function builtData(): SearchData {
  const file = searchFiles().find(({name}) => name === 'sections.json');
  return readData(file?.content.toString() ?? '');
}

export function builtSections(): Section[] {
  return unpack(builtData().pages);
}

/** The engine as the worker creates it. */
export function builtEngine(): Engine {
  return new Engine(builtSections(), builtData().meanings);
}
