// Compares the API description with one answer of the service, read with your key. It changes nothing there.
//   EMLALOCK_USERID=… EMLALOCK_APIKEY=… npm run verify:api
// It prints the fields that differ, and none of their values. Exit code 1: something differs; 2: nothing was compared.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {parse} from 'yaml';

/** @typedef {{error?: string, chastitysession?: {keyword?: string}}} Answer */

/** Not read from the description, where an edit could send a key to another host. */
const address = 'https://api.emlalock.com/info';
const descriptionFile = 'docs/api/openapi.yaml';

/** The answer to one `GET /info`. @param {Record<string, string>} keys @returns {Promise<Answer>} */
async function readInfo(keys) {
  const url = `${address}?${new URLSearchParams(keys).toString()}`;
  const response = await fetch(url, {redirect: 'error', signal: AbortSignal.timeout(20_000)}).catch(() => {
    // The message of the error could contain the address, and with it the key.
    throw new Error('The service did not answer in time, or sent a redirect, which was not followed.');
  });
  /** @type {Answer} */
  const answer = await response.json().catch(() => ({error: 'no JSON'}));
  if (response.status !== 200 || answer.error) {
    throw new Error(`The service refused the request: status ${response.status}, ${answer.error}.`);
  }
  return answer;
}

/** What differs: the answer takes the place of an example, which is checked. @param {Answer} answer */
async function differencesOf(answer) {
  /** @type {{components: {examples: {RunningSession: {value: Answer}}}}} */
  const description = parse(readFileSync(descriptionFile, 'utf8'));
  description.components.examples.RunningSession.value = answer;
  const rule = {severity: /** @type {const} */ ('error'), allowAdditionalProperties: false};
  const config = await createConfig({rules: {'no-invalid-media-type-examples': rule}});
  const problems = await lintFromString({source: JSON.stringify(description), absoluteRef: 'openapi.json', config});
  return new Set(problems.map(({message, location: [place]}) => `${place?.pointer?.split('/value')[1]}: ${message}`));
}

/** Returns the exit code. @param {NodeJS.ProcessEnv} env @param {(line: string) => void} print */
export async function verify({EMLALOCK_USERID = '', EMLALOCK_APIKEY = ''}, print) {
  const keys = {userid: EMLALOCK_USERID.trim(), apikey: EMLALOCK_APIKEY.trim()};
  if (!keys.userid || !keys.apikey) {
    print('Set EMLALOCK_USERID and EMLALOCK_APIKEY. They are never asked for, and never given as arguments.');
    return 2;
  }
  try {
    const answer = await readInfo(keys);
    const differences = [...(await differencesOf(answer))];
    print([...differences, `${differences.length} differences from ${descriptionFile}.`].join('\n'));
    print(`The keyword of the session is ${answer.chastitysession?.keyword ? 'filled' : 'empty'}.`);
    return Math.min(differences.length, 1);
  } catch (error) {
    print(String(error));
    return 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await verify(process.env, console.log);
}
