// Compares the API description with one answer of the service, read with your key. It changes nothing there.
//   EMLALOCK_USERID=… EMLALOCK_APIKEY=… npm run verify:api
// It prints what differs by path, and no value that was sent or received. Exit code 1: something differs; 2: nothing
// could be compared.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {parse} from 'yaml';

/** Not read from the description, where an edit could send a key to another host. */
const address = 'https://api.emlalock.com/info';
const descriptionFile = 'docs/api/openapi.yaml';

/**
 * @typedef {{
 *   $ref?: string, type?: string | string[], properties?: Record<string, Schema>, items?: Schema, anyOf?: Schema[],
 *   const?: number, 'x-evidence'?: string,
 * }} Schema
 * @typedef {Record<string, Schema>} Schemas
 */

/** @param {unknown} value */
function typeOf(value) {
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
}

/** The schema with its target and the types it may have. @param {Schema} schema @param {Schemas} schemas @returns {Schema & {types: string[]}} */
function resolve({$ref, ...own}, schemas) {
  const name = $ref?.split('/').at(-1);
  /** @type {Schema} */
  const schema = {...(name ? resolve(schemas[name] ?? {}, schemas) : {}), ...own};
  const others = (schema.anyOf ?? []).filter((one) => one.const === undefined).map((one) => resolve(one, schemas));
  const withFields = others.find((one) => one.properties);
  const types = [schema.type ?? [], ...others.map((one) => one.types)].flat();
  return {...withFields, ...schema, types: [...new Set(types)]};
}

/** A name from the answer may itself hold something private. @param {string} name */
function plainName(name) {
  return /^[a-z_]{1,40}$/i.test(name) ? name : '(a name that is not shown)';
}

/**
 * What differs between a value and its schema, each with its path.
 * @param {unknown} value @param {Schema} written @param {Schemas} schemas @param {string} path @returns {string[]}
 */
export function compare(value, written, schemas, path) {
  const schema = resolve(written, schemas);
  const type = typeOf(value);
  if (!schema.types.includes(type)) {
    return [`${path} is of type ${type}, described as ${schema.types.join(' or ')}.`];
  }
  const listed = (schema.anyOf ?? []).map((one) => one.const).filter((one) => one !== undefined);
  if (typeof value === 'number' && listed.length > 0 && !listed.includes(value)) {
    return [`${path} has a value that is not listed.`];
  }
  if (Array.isArray(value)) {
    const items = schema.items;
    return items ? [...new Set(value.flatMap((item) => compare(item, items, schemas, `${path}[]`)))] : [];
  }
  const properties = schema.properties;
  // An empty session means that none is running.
  if (type !== 'object' || !properties || Object.keys(/** @type {object} */ (value)).length === 0) {
    return [];
  }
  const record = /** @type {Record<string, unknown>} */ (value);
  const here = path ? `${path}.` : '';
  const missing = Object.entries(properties)
    .filter(([name, one]) => !Object.hasOwn(record, name) && /^(?:documented|confirmed)$/.test(one['x-evidence'] ?? ''))
    .map(([name]) => `${here}${name} is not in this answer.`);
  const found = Object.entries(record).flatMap(([name, part]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property
      ? compare(part, property, schemas, here + name)
      : [`${here}${plainName(name)} is not described. Its type is ${typeOf(part)}.`];
  });
  return [...missing, ...found];
}

/** The answer to one `GET /info`. @param {string} userid @param {string} apikey @returns {Promise<object>} */
async function readInfo(userid, apikey) {
  const response = await fetch(`${address}?${new URLSearchParams({userid, apikey}).toString()}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    // The message of the error could contain the address, and with it the key.
    throw new Error(
      'The service cannot be reached, did not answer in time, or sent a redirect, which was not followed.',
    );
  });
  /** @type {unknown} */
  const body = await response.json().catch(() => undefined);
  if (response.status !== 200 || typeof body !== 'object' || body === null || 'error' in body) {
    const code =
      typeof body === 'object' && body !== null && 'error' in body ? plainName(String(body.error)) : 'no JSON';
    throw new Error(`The service refused the request: status ${response.status}, ${code}.`);
  }
  return body;
}

/** Returns the exit code. @param {NodeJS.ProcessEnv} env @param {(line: string) => void} print */
export async function verify({EMLALOCK_USERID = '', EMLALOCK_APIKEY = ''}, print) {
  const given = [EMLALOCK_USERID.trim(), EMLALOCK_APIKEY.trim()];
  const [userid = '', apikey = ''] = given;
  // A character that nobody sees is no key either.
  if (![userid, apikey].every((text) => /[!-~]/.test(text))) {
    print('Set EMLALOCK_USERID and EMLALOCK_APIKEY. They are never asked for, and never given as arguments.');
    return 2;
  }
  /** Prints a line, unless the service has put the user ID or the key into it. @param {string} line */
  const say = (line) => {
    const isPrivate = given.some((text) => line.toLowerCase().includes(text.toLowerCase()));
    print(isPrivate ? 'The answer repeats your user ID or your key. This line is not shown.' : line);
  };
  try {
    const answer = await readInfo(userid, apikey);
    /** @type {{components: {schemas: Schemas}}} */
    const {components} = parse(readFileSync(descriptionFile, 'utf8'));
    const {State: state = {}, ...schemas} = components.schemas;
    // Without a session its object may be missing.
    const differences = compare({chastitysession: null, ...answer}, state, schemas, '');
    differences.forEach(say);
    say(`${differences.length} differences from ${descriptionFile}.`);
    return differences.length > 0 ? 1 : 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await verify(process.env, console.log);
}
