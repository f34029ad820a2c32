import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {cutVersions} from '../../build/docsVersions';
import {descriptionFile, descriptionOfVersion} from './description';
import {findProblems} from './rules';

/** Throws at a description that pages cannot be made from. */
async function check(): Promise<void> {
  const problems = await findProblems(await readFile(descriptionFile, 'utf8'), descriptionFile);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/**
 * Checks the description, and publishes it as written and as JSON, for tools that read only JSON. The development
 * server checks it again after each change, but shows the change on a page only when that is saved.
 */
export default async function apiPlugin(): Promise<Plugin> {
  // Before sidebars and pages are made from it.
  await check();
  return {
    name: 'api',
    getPathsToWatch: () => [path.resolve(descriptionFile)],
    loadContent: check,
    async postBuild({outDir}) {
      const [latest] = cutVersions('api');
      const yaml = await readFile(latest === undefined ? descriptionFile : descriptionOfVersion(latest), 'utf8');
      await writeFile(path.join(outDir, 'openapi.yaml'), yaml);
      await writeFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(parse(yaml), null, 2)}\n`);
    },
  };
}
