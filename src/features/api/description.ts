import {readFile} from 'node:fs/promises';
import {bundleFromString, createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import {readYaml} from '../../build/readYaml';
import {sections} from '../../site/sections';

/** The description that pages follow, relative to the project folder, in which all commands run. */
export const descriptionFile = `${sections.api.path}/openapi.yaml`;

// The comment at the top of the description explains its own keys. The rules in redocly.yaml ensure these types.
export type Parameter = {
  name: string;
  required: boolean;
  description: string;
  example: string | number;
  schema: {type: string | string[]; maxLength?: number};
  /** How the reader chooses the value. An ID or a key has none. */
  'x-kind'?: 'duration' | 'links' | 'note';
  'x-held-by': 'wearer' | 'holder' | 'caller';
};

type Examples<T> = {content: {'application/json': {examples: Record<string, T>}}};
type Answer = {summary: string; value: {user: object; chastitysession?: object | null}};

type Refusal = {description: string; 'x-what-to-do': string; value?: {error: string}};

export type Operation = {
  tags: [string];
  summary: string;
  externalDocs: {url: string};
  'x-does': {what: 'reads' | 'adds' | 'removes'; amount?: 'fixed' | 'random'};
  /** How much of EmlaLock's own page was read. Calls without it are known from public programs. */
  'x-page-read'?: 'full' | 'part';
  'x-shows-change'?: Record<string, number>;
  parameters: Parameter[];
  /** A status may come without a body. */
  responses: {'200': Examples<Answer>} & Record<string, Refusal & {'x-summary'?: string} & Partial<Examples<Refusal>>>;
};

export type FieldSchema = {
  type: string | string[];
  description: string;
  anyOf?: {const?: number; title?: string}[];
  items?: {properties?: Record<string, FieldSchema>};
  properties?: Record<string, FieldSchema>;
  'x-unit'?: string;
  'x-group'?: string;
};

export type Fields = Record<string, FieldSchema>;

/** The description as written, with what they stand for in place of its references. */
export type Description = {
  /** What calls have in common. Without a name for display, its calls stand alone. */
  tags: {name: string; 'x-displayName'?: string}[];
  servers: [{url: string}];
  paths: Record<string, {get: Operation}>;
  components: {schemas: Record<'User' | 'Session' | 'Verification', {properties: Fields}>};
};

const rules = readFile(`${sections.api.path}/redocly.yaml`, 'utf8').then((yaml) => createConfig(yaml));

/** Reads a description. Throws at mistakes, each with its file and line. */
export async function readDescription(source: string, file = descriptionFile): Promise<Description> {
  // The linter's own message about a syntax error has the whole file in it.
  readYaml(file, source);
  const given = {source, absoluteRef: file, config: await rules};
  const problems = (await lintFromString(given)).map(({message, location: [place], ruleId}) => {
    const line = place ? `:${getLineColLocation(place).start.line}` : '';
    return `${file}${line}: ${message} (${ruleId})`;
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return (await bundleFromString({...given, dereference: true})).bundle.parsed as Description;
}

/** The description as the file contains it now. */
export async function loadDescription(): Promise<Description> {
  return readDescription(await readFile(descriptionFile, 'utf8'));
}
