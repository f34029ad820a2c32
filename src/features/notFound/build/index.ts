import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Step} from '../../../build/afterBuild';
import {bundleText} from '../../../build/bundle';
import {scriptFile} from '../model/place';

/**
 * Writes the script that lists similar pages on the static not-found page without React, which phones do not load by
 * themselves.
 */
export const writeNotFoundScript: Step = async ({siteDir, generatedFilesDir, outDir, codeTranslations}) => {
  const script = await bundleText(
    {entryPoints: [path.join(siteDir, 'src/features/notFound/ui/script.ts')], alias: {'@generated': generatedFilesDir}},
    codeTranslations,
  );
  await writeFile(path.join(outDir, scriptFile), script);
};
