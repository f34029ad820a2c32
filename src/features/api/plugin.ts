import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {parse} from 'yaml';
import {outputFile} from '../../after/outputFile';
import {sections} from '../../site/sections';
import {callData, fieldData, indexData, type IndexData} from './data';
import {descriptionFile, loadDescription} from './description';

/** Each error has a heading on the page about all calls, to which the pages of calls link. */
async function checkHeadings({errors}: IndexData): Promise<void> {
  const file = `${sections.api.path}/index.mdx`;
  const text = await readFile(file, 'utf8');
  for (const {id, name, to} of Object.values(errors)) {
    const [, anchor] = to.split('#');
    if (!text.includes(`{/* #${anchor} */}`)) {
      throw new Error(
        `${file}: the error ${name} of ${descriptionFile} has no heading. Write "### ${name} {/* #${anchor} */}", and under it <ErrorEntry of={api.errors.${id}} />.`,
      );
    }
  }
}

/** Checks the description, and writes what pages show of it to data that they import. */
export default async function apiPlugin({baseUrl}: LoadContext): Promise<Plugin> {
  // Before sidebars are made from it.
  await checkHeadings(indexData(await loadDescription()));
  return {
    name: 'api',
    getPathsToWatch: () => [descriptionFile, `${sections.api.path}/_samples/*`].map((file) => path.resolve(file)),
    async contentLoaded({actions}) {
      const description = await loadDescription();
      await actions.createData('index.json', indexData(description));
      await actions.createData('fields.json', fieldData(description));
      for (const operation of description.operations) {
        await actions.createData(`${operation.path.slice(1)}.json`, callData(operation, description));
      }
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'service-desc', type: 'application/json', href: `${baseUrl}openapi.json`}},
      ],
    }),
  };
}

/** Publishes the description as written, and as JSON for tools that read only JSON. */
export async function writeDescription({outDir}: Props): Promise<void> {
  const yaml = await readFile(descriptionFile, 'utf8');
  await outputFile(path.join(outDir, 'openapi.yaml'), yaml);
  await outputFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(parse(yaml), null, 2)}\n`);
}
