import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {isLight} from '../../build/builtHtml';
import type {PageChange} from '../../build/onPages';

/** What the bundler writes about its files. */
type Manifest = {assets: Record<string, {js?: {file: string}[]}>};

/** Removes the scripts of the framework from a build in which no page loads them. */
export const dropScripts: PageChange = ({outDir, generatedFilesDir}) => {
  let areLoaded = false;
  return {
    change({$}) {
      areLoaded ||= !isLight($);
      return [];
    },
    async finish() {
      const {assets} = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
      ) as Manifest;
      const files = Object.values(assets).flatMap(({js = []}) => js.map(({file}) => file));
      for (const file of areLoaded ? [] : files) {
        await rm(path.join(outDir, file), {force: true});
      }
    },
  };
};
