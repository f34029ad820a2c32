import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Engine} from '../../src/search/engine';
import {unpack, type SearchData} from '../../src/search/pack';
import type {Section} from '../../src/search/section';
import {buildDir} from './site';

const folder = path.join(buildDir, 'assets/search');

/** What a reader loads for the first search. */
export function searchFiles(): {name: string; content: Buffer}[] {
  return readdirSync(folder).map((name) => ({name, content: readFileSync(path.join(folder, name))}));
}

function readData(): SearchData {
  const file = searchFiles().find(({name}) => name.endsWith('.json'));
  return JSON.parse(file?.content.toString() ?? '') as SearchData;
}

export function builtSections(): Section[] {
  return unpack(readData().pages);
}

/** The engine as the worker makes it. */
export function builtEngine(): Engine {
  return new Engine(builtSections(), readData().meanings);
}
