import {readYaml} from '../../../build/readYaml';

type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = {[key: string]: Json};

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function find(root: JsonObject, reference: string): Json {
  const keys = reference.replace('#/', '').split('/');
  const target = keys.reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), root);
  if (target === undefined) {
    throw new Error(`"${reference}" leads nowhere. Name a part of "components" that exists.`);
  }
  return target;
}

/** Resolves references. Keys next to a `$ref` are added to the target and take precedence. */
function resolve(value: Json, root: JsonObject, open: readonly string[] = []): Json {
  if (Array.isArray(value)) {
    return value.map((item) => resolve(item, root, open));
  }
  if (!isObject(value)) {
    return value;
  }
  const {$ref: reference, ...own} = value;
  const resolved = Object.fromEntries(Object.entries(own).map(([key, item]) => [key, resolve(item, root, open)]));
  if (typeof reference !== 'string') {
    return resolved;
  }
  if (open.includes(reference)) {
    throw new Error(`"${reference}" leads back to itself. Write one of the parts out.`);
  }
  const target = resolve(find(root, reference), root, [...open, reference]);
  return isObject(target) ? {...target, ...resolved} : target;
}

/** Relative to the project folder, in which all commands run. */
export const descriptionFile = 'docs/api/openapi.yaml';

/** The description as published, with its references unresolved. */
export function parseSource(yaml: string, file = descriptionFile): JsonObject {
  const root = readYaml(file, yaml);
  if (!isObject(root)) {
    throw new Error(`${file}:1: it holds no object. Begin it with "openapi: 3.1.0".`);
  }
  return root;
}

export function resolveReferences(root: JsonObject): Json {
  return resolve(root, root);
}
