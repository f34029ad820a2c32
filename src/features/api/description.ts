import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../../build/readYaml';
import type {CertaintyMark} from '../../site/certainty';

/** The description that pages follow, relative to the project folder, in which all commands run. */
export const descriptionFile = 'docs/api/openapi.yaml';

/** The comment at the top of the description explains these keys. */
export type Sure = {'x-evidence': CertaintyMark; 'x-evidence-note'?: string};

/** How a value is typed in and checked. */
export type ParameterKind = 'id' | 'key' | 'duration' | 'count' | 'note';

export type Parameter = Sure & {
  name: string;
  required: boolean;
  description: string;
  example: string | number;
  'x-kind': ParameterKind;
  'x-held-by': 'wearer' | 'holder' | 'caller';
};

type Remedy = {'x-what-to-do': string; 'x-retry': string};
type RefusalExample = Sure & Remedy & {summary: string; description: string; value: {error: string}};
type Examples<T> = {content: {'application/json': {examples: Record<string, T>}}};
type RefusalResponse = Sure & Examples<RefusalExample>;
type State = {user: Record<string, unknown>; chastitysession?: Record<string, unknown> | null};

export type Call = Sure & {
  operationId: string;
  tags: [string];
  summary: string;
  externalDocs: {url: string};
  'x-remark'?: {text: string; 'x-evidence': CertaintyMark};
  'x-shows-change'?: string[];
  parameters: Parameter[];
  responses: {
    '200': Examples<{summary: string; value: State}>;
    '400': RefusalResponse;
    '4XX': RefusalResponse;
    '429': Sure & Remedy & {'x-summary': string; description: string};
  };
};

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

export type Operation = Call & {
  /** The address of the call and its path. */
  url: string;
  path: string;
  /** The path of its page on this site. */
  page: string;
};

/** The objects of a right answer. */
export const recordNames = ['user', 'chastitysession', 'verification'] as const;

export type RecordName = (typeof recordNames)[number];

export type Description = {operations: Operation[]; records: Record<RecordName, RecordSchema>};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Resolves references. Keys next to a `$ref` take precedence over those of its target. */
function resolve(value: unknown, root: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => resolve(item, root));
  }
  if (!isObject(value)) {
    return value;
  }
  const {$ref: reference, ...own} = value;
  const resolved = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, resolve(item, root)]));
  if (typeof reference !== 'string') {
    return resolved;
  }
  const keys = reference.replace('#/', '').split('/');
  const target = keys.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), root);
  return {...(resolve(target, root) as object), ...resolved};
}

/** The typed description. The linter in rules.ts has found it right. */
export function readDescription(yaml: string, file = descriptionFile): Description {
  const root = readYaml(file, yaml);
  const {servers, paths, components} = resolve(root, root) as Source;
  const {User: user, Session: chastitysession, Verification: verification} = components.schemas;
  return {
    operations: Object.entries(paths).map(([address, {get}]) => ({
      ...get,
      url: servers[0].url + address,
      path: address,
      page: new URL(get.externalDocs.url).pathname,
    })),
    records: {user, chastitysession, verification},
  };
}

const known = new Map<string, {yaml: string; description: Description}>();

/** The description as the file contains it now, because it may change while the development server runs. */
export function loadDescription(file = descriptionFile): Description {
  const yaml = readFileSync(path.resolve(file), 'utf8');
  const last = known.get(file);
  if (last?.yaml === yaml) {
    return last.description;
  }
  const description = readDescription(yaml, file);
  known.set(file, {yaml, description});
  return description;
}
