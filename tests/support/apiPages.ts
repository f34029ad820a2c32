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

/** The published description, read without the code that generates the pages. */
export const published = JSON.parse(readBuilt('openapi.json')) as object;

/** A part of the description, with what they stand for in place of its references. */
function follow(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  if (Array.isArray(part)) {
    return part.map(follow);
  }
  const {$ref = '', ...own} = part as {$ref?: string};
  const names = $ref.split('/').slice(1);
  const target = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], published);
  const parts = Object.entries(own).map(([name, value]) => [name, follow(value)]);
  return Object.assign({}, names.length > 0 && follow(target), Object.fromEntries(parts)) as unknown;
}

const {paths} = follow(published) as {paths: Record<string, {get: Operation}>};

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
