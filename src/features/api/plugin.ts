import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {parse} from 'yaml';
import {outputFile} from '../../after/outputFile';
import {sections} from '../../site/sections';
import {callData, fieldData, indexData, type IndexData} from './data';
import {descriptionFile, loadDescription, type Description} from './description';

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

/** Each call has its page, and each page its call. */
function checkPages({operations}: Description): void {
  const folder = sections.api.path;
  const pages = Globby.sync('**/[^_]*.mdx', {cwd: folder}).map((file) => file.replace('.mdx', ''));
  const wanted = ['index', ...operations.map(({page}) => page)];
  const [left] = pages.filter((page) => !wanted.includes(page));
  const [missing] = wanted.filter((page) => !pages.includes(page));
  if (left !== undefined) {
    throw new Error(
      `${folder}/${left}.mdx: no call of ${descriptionFile} has this page. Delete it, or describe its call.`,
    );
  }
  if (missing !== undefined) {
    throw new Error(
      `${folder}/${missing}.mdx is missing: ${descriptionFile} has its call. Copy ${folder}/_template.mdx.`,
    );
  }
}

/** Checks the description, and writes what pages show of it to data that they import. */
export default async function apiPlugin({baseUrl}: LoadContext): Promise<Plugin> {
  // Before sidebars are made from it.
  const loaded = await loadDescription();
  checkPages(loaded);
  await checkHeadings(indexData(loaded));
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
