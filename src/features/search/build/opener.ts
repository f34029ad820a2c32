import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {ScriptPart} from '../../../runtime/build/pageScript';
import {searchFolder, searchScript, unnamedFolder} from './places';

/** The part of the page script that opens the search and loads it from the folder that the build has named. */
export const searchOpener: ScriptPart = {
  entry: 'src/features/search/ui/opener.ts',
  constants({baseUrl, outDir}) {
    if (outDir === undefined) {
      return {SEARCH_SCRIPT: unnamedFolder(baseUrl) + searchScript};
    }
    const [name = ''] = readdirSync(path.join(outDir, searchFolder('/')));
    return {SEARCH_SCRIPT: `${searchFolder(baseUrl)}${name}/${searchScript}`};
  },
};
