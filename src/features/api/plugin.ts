import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {parse} from 'yaml';
import {outputFile} from '../../after/outputFile';
import {sections} from '../../site/sections';
import {loadReference, type Reference} from './calls';
import {descriptionFile} from './description';

/** Stops the build at a page that lacks what the description asks of it. */
async function demand(page: string, part: string, reason: string): Promise<void> {
  const file = `${sections.api.path}/${page}.mdx`;
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text.includes(part)) {
    throw new Error(`${file}: ${reason}`);
  }
}

/** Each call of the description has a page and each page a call, and each error and each group of fields has a place. */
async function checkPages({calls, errors, fields}: Reference): Promise<void> {
  const folder = sections.api.path;
  const pages = ['index.mdx', ...calls.map(({page}) => `${page}.mdx`)];
  const [left] = Globby.sync('**/[^_]*.mdx', {cwd: folder}).filter((file) => !pages.includes(file));
  if (left !== undefined) {
    throw new Error(`${folder}/${left}: no call of ${descriptionFile} has this page. Delete it, or describe its call.`);
  }
  for (const {page, path: call} of calls) {
    const reason = `${descriptionFile} has the call ${call}, and this page of it is missing or shows another call. Copy`;
    await demand(page, `default${call}.json'`, `${reason} ${folder}/_template.mdx, and import its data.`);
  }
  for (const {id, name, anchor} of Object.values(errors)) {
    const reason = `the error ${name} of ${descriptionFile} has no heading here. Write "### ${name}`;
    const heading = `{/* #${anchor} */}`;
    await demand('index', heading, `${reason} ${heading}", and under it <ErrorEntry of={api.errors['${id}']} />.`);
  }
  for (const [record, groups] of Object.entries(fields)) {
    for (const group of Object.keys(groups)) {
      const table = `<Fields of={fields.${record}.${group}} />`;
      await demand('info', table, `"x-group: ${group}" of ${descriptionFile} has no table here. Write ${table}.`);
    }
  }
}

/** Checks the description, and writes what pages show of it to data that they import. */
export default async function apiPlugin({baseUrl}: LoadContext): Promise<Plugin> {
  // Before sidebars are made from it.
  await checkPages(await loadReference());
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
