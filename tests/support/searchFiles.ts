import type {SearchData} from '../../src/features/search/searchData';
import {buildDir, readBuilt} from './site';

/** What a reader loads for the first search, and what is in it. */
export function readSearch(dir = buildDir) {
  const searchFile = readBuilt('search/search.js', dir);
  const json = searchFile.slice('const searchData='.length, searchFile.indexOf(';const searchOffer='));
  const textsFile = readBuilt('search/texts.json', dir);
  return {
    searchFile,
    textsFile,
    data: JSON.parse(json) as SearchData,
    /** The text of each place. */
    texts: JSON.parse(textsFile) as string[],
  };
}
