import {readFileSync} from 'node:fs';
import {readYaml} from '../../build/readYaml';
import type {CertaintyMark} from '../../site/certainty';
import {sections} from '../../site/sections';

/** The description that pages follow, relative to the project folder, in which all commands run. */
export const descriptionFile = `${sections.api.path}/openapi.yaml`;

/** The copy that the pages of a cut version follow. */
export function descriptionOfVersion(version: string): string {
  return `${sections.api.docsPlugin}_versioned_docs/version-${version}/openapi.yaml`;
}

// The comment at the top of the description explains its own keys. The rules in rules.ts ensure these types.
export type Sure = {'x-evidence': CertaintyMark; 'x-evidence-note'?: string};
export type Remedy = Sure & {description: string; 'x-what-to-do': string};

/** How a value is typed in, and who has it. */
export const kinds = ['id', 'key', 'duration', 'links', 'note'] as const;
export const holders = ['wearer', 'holder', 'caller'] as const;

export type Parameter = Sure & {
  name: string;
  required: boolean;
  description: string;
  example: string | number;
  schema: {maxLength?: number};
  'x-kind': (typeof kinds)[number];
  'x-held-by': (typeof holders)[number];
};

type Examples<T> = {content: {'application/json': {examples: Record<string, T>}}};
type RefusalResponse = Sure & Examples<Remedy & {summary: string; value: {error: string}}>;
type Answer = {summary: string; value: {user: object; chastitysession?: object | null}};

type Call = Sure & {
  tags: [string];
  summary: string;
  externalDocs: {url: string};
  /** How much of EmlaLock's own page was read. Calls without it are known from public programs. */
  'x-page-read'?: 'full' | 'part';
  'x-remark'?: Sure & {text: string};
  'x-shows-change'?: Record<string, number>;
  parameters: Parameter[];
  responses: {
    '200': Examples<Answer>;
    '400': RefusalResponse;
    '4XX': RefusalResponse;
    '429': Remedy & {'x-summary': string};
  };
};

/** A call with its path, its whole address, and its page within the reference, such as `time/add`. */
export type Operation = Call & {path: string; url: string; page: string};

export type FieldSchema = Sure & {
  type: string | string[];
  description: string;
  anyOf?: {const?: number; title?: string}[];
  items?: {properties?: Record<string, FieldSchema>};
  properties?: Record<string, FieldSchema>;
  'x-unit'?: string;
  'x-values-note'?: string;
  'x-group'?: string;
};

type RecordSchema = {'x-groups'?: Record<string, string>; properties: Record<string, FieldSchema>};

type Source = {
  servers: [{url: string}];
  paths: Record<string, {get: Call}>;
  components: {schemas: Record<'User' | 'Session' | 'Verification', RecordSchema>};
};

/** The calls, and the objects of a right answer. */
export type Description = {
  operations: Operation[];
  records: Record<'user' | 'chastitysession' | 'verification', RecordSchema>;
};

/** Puts its target in place of each reference. Keys next to a reference take precedence over those of the target. */
function resolve(part: unknown, root: unknown): unknown {
  return JSON.parse(JSON.stringify(part), (_, value: {$ref?: unknown} | null) => {
    if (typeof value?.$ref !== 'string') {
      return value;
    }
    const keys = value.$ref.replace('#/', '').split('/');
    const target = keys.reduce((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], root);
    if (target === undefined) {
      throw new Error(`The API description has a reference to ${value.$ref}, which is not in it.`);
    }
    return {...(resolve(target, root) as object), ...value};
  });
}

export function readDescription(yaml: string, file = descriptionFile): Description {
  const root = readYaml(file, yaml);
  const {servers, paths, components} = resolve(root, root) as Source;
  const {User: user, Session: chastitysession, Verification: verification} = components.schemas;
  const operations = Object.entries(paths).map(([path, {get}]) => ({
    ...get,
    path,
    url: servers[0].url + path,
    page: new URL(get.externalDocs.url).pathname.replace(`/${sections.api.path}/`, ''),
  }));
  return {operations, records: {user, chastitysession, verification}};
}

const known = new Map<string, Description>();

/** The description as the file contains it now. It is read for each page, and parsed only when it has changed. */
export function loadDescription(file = descriptionFile): Description {
  const yaml = readFileSync(file, 'utf8');
  const description = known.get(yaml) ?? readDescription(yaml, file);
  known.set(yaml, description);
  return description;
}
