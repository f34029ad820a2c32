import {load} from 'cheerio';
import {readBuilt} from './site';

/** An answer, identified by its status and, if there are several, by its example. */
export type Answer = {status: string; example: string | undefined; code: string | undefined};

export type PublishedOperation = {
  operationId: string;
  path: string;
  page: string;
  parameters: string[];
  /** Those that may be left out. */
  optional: string[];
  /** A value for each parameter, as the samples send it. */
  examples: Record<string, string>;
  answers: Answer[];
};

type Reference = {$ref: string};
type Example = {value: {error?: string; chastitysession?: {duration: number} | null}};
type Published = {
  paths: Record<
    string,
    {
      get: {
        operationId: string;
        externalDocs: {url: string};
        'x-page-read'?: 'full' | 'part';
        parameters: Reference[];
        responses: Record<string, Reference>;
      };
    }
  >;
  components: {
    parameters: Record<string, {name: string; required: boolean; example: string | number}>;
    responses: Record<string, {content?: {'application/json': {examples: Record<string, Reference>}}}>;
    examples: Record<string, Example>;
    schemas: Record<string, PublishedSchema>;
  };
};
export type PublishedSchema = {$ref?: string; items?: PublishedSchema; properties?: Record<string, PublishedSchema>};

/** The published description, read without the code that generates the pages. */
export const published = JSON.parse(readBuilt('openapi.json')) as Published;

function target<T>(parts: Record<string, T>, {$ref}: Reference): T {
  const part = parts[$ref.split('/').at(-1) ?? ''];
  if (!part) {
    throw new Error(`${$ref} leads nowhere.`);
  }
  return part;
}

/** Follows a reference to the schema itself. */
export function schemaOf(schema: PublishedSchema): PublishedSchema {
  return schema.$ref ? target(published.components.schemas, {$ref: schema.$ref}) : schema;
}

export const refusalIds = Object.entries(published.components.examples)
  .filter(([, {value}]) => value.error !== undefined)
  .map(([id]) => id);

function answersOf(responses: Record<string, Reference>): Answer[] {
  const {components} = published;
  return Object.entries(responses).flatMap(([status, reference]): Answer[] => {
    const {content} = target(components.responses, reference);
    return content
      ? Object.entries(content['application/json'].examples).map(([example, to]) => ({
          status,
          example,
          code: target(components.examples, to).value.error,
        }))
      : [{status, example: undefined, code: undefined}];
  });
}

export const operations: PublishedOperation[] = Object.entries(published.paths).map(([path, {get}]) => {
  const parameters = get.parameters.map((reference) => target(published.components.parameters, reference));
  return {
    operationId: get.operationId,
    path,
    page: new URL(get.externalDocs.url).pathname,
    parameters: parameters.map(({name}) => name),
    optional: parameters.filter(({required}) => !required).map(({name}) => name),
    examples: Object.fromEntries(parameters.map(({name, example}) => [name, String(example)])),
    answers: answersOf(get.responses),
  };
});

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
