import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {Step} from '../../../build/afterBuild';
import {bundled} from '../../../build/bundle';
import {scriptFile} from '../model/place';

/** Lets the static not-found page name the nearest pages without React, whose scripts a phone does not load by itself. */
export const writeNotFoundScript: Step = async ({siteDir, generatedFilesDir, outDir}) => {
  const {outputFiles} = await build({
    ...bundled,
    entryPoints: [path.join(siteDir, 'src/features/notFound/ui/script.ts')],
    alias: {'@generated': generatedFilesDir},
  });
  await writeFile(path.join(outDir, scriptFile), outputFiles.map(({text}) => text).join(''));
};
