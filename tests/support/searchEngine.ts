import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Engine} from '../../src/features/search/engine';
import type {SearchData} from '../../src/features/search/section';
import {buildDir} from './site';

/** The file that a reader loads for the first search. */
export const searchFile = readFileSync(path.join(buildDir, 'search/search.js'), 'utf8');

const end = ';const searchStyles=';
export const searchData = JSON.parse(
  searchFile.slice('const searchData='.length, searchFile.indexOf(end)),
) as SearchData;

/** The engine as the page creates it. */
export function builtEngine(): Promise<Engine> {
  return Engine.create(searchData);
}
