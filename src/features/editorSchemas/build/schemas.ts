import {descriptionShape} from '../../api/build/shape';
import {listSchemas} from '../../contentFiles/build/lists';
import {keysIn} from '../../frontMatter/build/lists';
import {schemas as frontMatter} from '../../frontMatter/build/schema';
import {toJsonSchema, type JsonSchema} from './toJsonSchema';

function named(list: string): JsonSchema {
  return {type: 'array', minItems: 1, uniqueItems: true, items: {enum: keysIn(list) ?? []}};
}

/** Adds the known tags and authors, which the build checks read from separate lists. */
function withLists(schema: JsonSchema, lists: Record<string, string>): JsonSchema {
  const known = Object.entries(lists).map(([key, list]) => [key, named(list)]);
  return {...schema, properties: {...(schema.properties as JsonSchema), ...(Object.fromEntries(known) as JsonSchema)}};
}

/** The schema of a list whose keys are chosen freely. */
function listOf(schema: JsonSchema): JsonSchema {
  const {$schema, definitions, ...entry} = schema;
  return {$schema, definitions, type: 'object', additionalProperties: entry};
}

/** File name → JSON schema of that kind of file. */
export function editorSchemas(): Record<string, JsonSchema> {
  const page = (folder: keyof typeof frontMatter) => toJsonSchema(frontMatter[folder]());
  return {
    wiki: withLists(page('wiki'), {tags: 'wiki/tags.yml'}),
    api: withLists(page('docs/api'), {tags: 'docs/api/tags.yml'}),
    changelog: withLists(page('changelog/emlalock'), {tags: 'changelog/emlalock/tags.yml'}),
    blog: withLists(page('blog'), {tags: 'blog/tags.yml', authors: 'blog/authors.yml'}),
    openapi: toJsonSchema(descriptionShape, {mayRefer: true}),
    tags: listOf(toJsonSchema(listSchemas['tags.yml'])),
    authors: listOf(toJsonSchema(listSchemas['authors.yml'])),
  };
}
