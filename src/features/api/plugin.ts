import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import type {Step} from '../../build/afterBuild';
import {outputFile} from '../../build/outputFile';
import {textsOf} from '../../build/texts';
import {descriptionFile} from './description';
import {wordsForStyles} from './effects';
import {findProblems} from './rules';

/** Throws at a description that pages cannot be made from. */
async function check(): Promise<void> {
  const problems = await findProblems(await readFile(descriptionFile, 'utf8'), descriptionFile);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/**
 * Checks the description, and writes words for styles in the language of the build. The development server checks it again after each change, but shows the change on a page only
 * when that is saved.
 */
export default async function apiPlugin({generatedFilesDir, baseUrl}: LoadContext): Promise<Plugin> {
  // Before sidebars and pages are made from it.
  await check();
  return {
    name: 'api',
    getPathsToWatch: () => [path.resolve(descriptionFile)],
    loadContent: check,
    async contentLoaded({actions}) {
      await actions.createData('words.css', textsOf(wordsForStyles));
    },
    getClientModules: () => [path.join(generatedFilesDir, 'api/default/words.css')],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'service-desc', type: 'application/json', href: `${baseUrl}openapi.json`}},
      ],
    }),
  };
}

/** Publishes the description as written, and as JSON for tools that read only JSON. */
export const writeDescription: Step = async ({outDir}) => {
  const yaml = await readFile(descriptionFile, 'utf8');
  await outputFile(path.join(outDir, 'openapi.yaml'), yaml);
  await outputFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(parse(yaml), null, 2)}\n`);
};
