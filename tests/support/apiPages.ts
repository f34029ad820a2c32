import {bundleFromString, createConfig} from '@redocly/openapi-core';
import {load} from 'cheerio';
import {readBuilt} from './site';

type Body = {error?: string; chastitysession?: {duration: number} | null};

/** An answer: its status, the code of an error, and its body, which may be missing. */
export type Answer = {status: string; code?: string; body?: Body};

type Operation = {
  operationId: string;
  externalDocs: {url: string};
  'x-page-read'?: 'full' | 'part';
  parameters: {name: string; required: boolean; example: string | number}[];
  responses: Record<string, {content?: {'application/json': {examples: Record<string, {value: Body}>}}}>;
};

// The published description, read without the code that generates the pages.
const source = readBuilt('openapi.json');
const config = await createConfig({});
const {bundle} = await bundleFromString({source, absoluteRef: 'openapi.json', config, dereference: true});
const {paths, servers} = bundle.parsed as {paths: Record<string, {get: Operation}>; servers: [{url: string}]};

export const server = servers[0].url;

export const operations = Object.entries(paths).map(([path, {get}]) => ({
  ...get,
  path,
  page: new URL(get.externalDocs.url).pathname,
  answers: Object.entries(get.responses).flatMap(([status, {content}]): Answer[] =>
    content
      ? Object.values(content['application/json'].examples).map(({value}) => ({status, code: value.error, body: value}))
      : [{status}],
  ),
}));

/** The samples of a page by tab label, in the form that readers copy. */
export function samplesOf(page: string): Record<string, string> {
  const $ = load(readBuilt(`${page.slice(1)}.html`));
  $('[role=tabpanel] br').replaceWith('\n');
  const panels = $('[role=tabpanel]').toArray();
  return Object.fromEntries(
    $('[data-light-group=language] [role=tab]')
      .toArray()
      .map((tab, index) => [$(tab).text(), $(panels[index]).find('pre').text()]),
  );
}
