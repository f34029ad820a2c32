import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {parse} from 'yaml';
import {outputFile} from '../../after/outputFile';
import {sections} from '../../site/sections';
import {loadReference} from './calls';
import {descriptionFile} from './description';

/** Writes what pages show of the description to data that they import. */
export default function apiPlugin(): Plugin {
  return {
    name: 'api',
    getPathsToWatch: () => [descriptionFile, `${sections.api.path}/_samples/*`].map((file) => path.resolve(file)),
    async contentLoaded({actions}) {
      const {calls, fields, ...overview} = await loadReference();
      await actions.createData('index.json', overview);
      await actions.createData('fields.json', fields);
      for (const call of calls) {
        await actions.createData(`${call.path.slice(1)}.json`, call);
      }
    },
  };
}

/** Publishes the description as written, and as JSON for tools that read only JSON. */
export async function writeDescription({outDir}: Props): Promise<void> {
  const yaml = await readFile(descriptionFile, 'utf8');
  await outputFile(path.join(outDir, 'openapi.yaml'), yaml);
  await outputFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(parse(yaml), null, 2)}\n`);
}
