// cspell:ignore gaems rolle
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type ValidateFunction} from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {editorSchemas} from '../../src/features/editorSchemas/build/schemas';

const schemas = editorSchemas();
const check = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, new Ajv({allErrors: true}).compile(schema)]),
) as Record<string, ValidateFunction>;

function faultsOf(name: string, value: unknown): string[] {
  const validate = check[name];
  void validate?.(value);
  return (validate?.errors ?? []).map(({dataPath, message = ''}) => `${dataPath} ${message}`.trim());
}

function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return parse(file.endsWith('.mdx') ? (/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '') : text);
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .map((file) => path.join(folder, file));
}

const files: [name: string, files: string[]][] = [
  ['wiki', pagesIn('wiki')],
  ['api', pagesIn('docs/api')],
  ['changelog', pagesIn('changelog/emlalock')],
  ['blog', pagesIn('blog')],
  ['openapi', ['docs/api/openapi.yaml']],
  ['tags', ['wiki/tags.yml', 'docs/api/tags.yml', 'changelog/emlalock/tags.yml', 'blog/tags.yml']],
  ['authors', ['blog/authors.yml']],
];

describe.each(files)('the schema of %s', (name, all) => {
  it('takes all files that there are', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap((file) => faultsOf(name, read(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });
});

const page = read('wiki/games/bingo.mdx') as object;
const post = read('blog/2026-11-21-time-notation-by-example.mdx') as object;

describe('a slip is seen in the editor as in the build:', () => {
  it.each([
    ['wiki', {...page, title: undefined}, 'required property'],
    ['wiki', {...page, description: 'Short.'}, '.description'],
    ['wiki', {...page, role: 'keyholder'}, '.role should be equal to one of the allowed values'],
    ['wiki', {...page, tags: ['gaems']}, '.tags[0] should be equal to one of the allowed values'],
    ['wiki', {...page, rolle: 'both'}, 'should NOT have additional properties'],
    ['wiki', {...page, allow_hosts: ['https://media.example.org']}, '.allow_hosts[0]'],
    ['api', {...page, tags: ['guide'], operation: 'addTimes'}, '.operation'],
    ['changelog', {...page, tags: ['improved']}, '.tags[0]'],
    ['blog', {...post, authors: ['nobody']}, '.authors[0]'],
    ['tags', {api: {label: 'API', permalink: 'api', description: 'Calls.'}}, "['api'].permalink"],
    ['authors', {team: {title: 'Team'}}, "['team']"],
  ])('%s %j', (name, value, fault) => {
    const written = JSON.parse(JSON.stringify(value)) as unknown;
    expect(faultsOf(name, written).join('\n')).toContain(fault);
  });
});

describe('the description of the API', () => {
  type Description = {paths: Record<string, {get: Record<string, unknown>}>};

  it.each([
    ['x-evidence', 'certain', "['x-evidence']"],
    ['x-evidence', undefined, "required property 'x-evidence'"],
    ['x-shows-change', 'duration', "['x-shows-change']"],
    ['operationId', undefined, "required property 'operationId'"],
  ])('with %s: %j in a call is marked', (key, value, fault) => {
    const description = read('docs/api/openapi.yaml') as Description;
    Object.assign(description.paths['/info']?.get ?? {}, {[key]: value});
    expect(faultsOf('openapi', JSON.parse(JSON.stringify(description))).join('\n')).toContain(fault);
  });
});
