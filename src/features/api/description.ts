import {readFile} from 'node:fs/promises';
import {readYaml} from '../../build/readYaml';
import {sections} from '../../site/sections';
import type {Does} from './does';
import {dereference, findProblems} from './rules';

/** The description that pages follow, relative to the project folder, in which all commands run. */
export const descriptionFile = `${sections.api.path}/openapi.yaml`;

// The comment at the top of the description explains its own keys. The rules in redocly.yaml ensure these types.
type Remedy = {description: string; 'x-what-to-do': string};

export type Parameter = {
  name: string;
  required: boolean;
  description: string;
  example: string | number;
  schema: {maxLength?: number};
  'x-kind': 'id' | 'key' | 'duration' | 'links' | 'note';
  'x-held-by': 'wearer' | 'holder' | 'caller';
};

type Examples<T> = {content: {'application/json': {examples: Record<string, T>}}};
type RefusalResponse = Examples<Remedy & {summary: string; value: {error: string}}>;
type Answer = {summary: string; value: {user: object; chastitysession?: object | null}};

type Call = {
  tags: [string];
  summary: string;
  externalDocs: {url: string};
  'x-does': {what: Does['what']; amount?: 'fixed' | 'random'};
  /** How much of EmlaLock's own page was read. Calls without it are known from public programs. */
  'x-page-read'?: 'full' | 'part';
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

export type FieldSchema = {
  type: string | string[];
  description: string;
  anyOf?: {const?: number; title?: string}[];
  items?: {properties?: Record<string, FieldSchema>};
  properties?: Record<string, FieldSchema>;
  'x-unit'?: string;
  'x-group'?: string;
};

type RecordSchema = {properties: Record<string, FieldSchema>};

/** What calls have in common. Without a name for display, its calls stand alone. */
type Tag = {name: string; 'x-displayName'?: string};

type Source = {
  tags: Tag[];
  servers: [{url: string}];
  paths: Record<string, {get: Call}>;
  components: {schemas: Record<'User' | 'Session' | 'Verification', RecordSchema>};
};

/** The calls, their tags, and the objects of a right answer. */
export type Description = {
  tags: Tag[];
  operations: Operation[];
  records: Record<'user' | 'chastitysession' | 'verification', RecordSchema>;
};

/** Throws at a reference that leads back to itself, because what it stands for would have no end. */
function refuseCircles(part: unknown, file: string): void {
  try {
    JSON.stringify(part);
  } catch (cause) {
    throw new Error(`${file}: a reference leads back to itself. Write its parts out.`, {cause});
  }
}

/** Reads a description. Throws at mistakes, each with its file and line. */
export async function readDescription(yaml: string, file = descriptionFile): Promise<Description> {
  // The linter's own message about a syntax error has the whole file in it.
  readYaml(file, yaml);
  const problems = await findProblems(yaml, file);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const {tags, servers, paths, components} = (await dereference(yaml, file)) as Source;
  refuseCircles(components, file);
  const {User: user, Session: chastitysession, Verification: verification} = components.schemas;
  const operations = Object.entries(paths).map(([path, {get}]) => ({
    ...get,
    path,
    url: servers[0].url + path,
    page: new URL(get.externalDocs.url).pathname.replace(`/${sections.api.path}/`, ''),
  }));
  return {operations, tags, records: {user, chastitysession, verification}};
}

const known = new Map<string, Promise<Description>>();

/** The description as the file contains it now. It is checked again only when it has changed. */
export async function loadDescription(): Promise<Description> {
  const yaml = await readFile(descriptionFile, 'utf8');
  const description = known.get(yaml) ?? readDescription(yaml);
  known.set(yaml, description);
  return description;
}
