// cspell:ignore lettersonly
import {readFileSync} from 'node:fs';
import {afterEach, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {verify} from '../../scripts/verify-api.mjs';
import {descriptionFile} from '../../src/features/api/description';

const env = {EMLALOCK_USERID: 'abc123def456ghi', EMLALOCK_APIKEY: 'k3yexample0'};
const {components, servers} = parse(readFileSync(descriptionFile, 'utf8')) as {
  components: {examples: Record<string, {value: Answer}>};
  servers: {url: string}[];
};
type Answer = {user: Record<string, unknown>; chastitysession: Record<string, unknown>};

/** The answer with a running session. */
function answer(): Answer {
  return structuredClone(components.examples.RunningSession?.value ?? {user: {}, chastitysession: {}});
}

async function run(fetched: () => Promise<Response>, given: NodeJS.ProcessEnv = env) {
  const fetchOnce = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(fetched);
  vi.stubGlobal('fetch', fetchOnce);
  const lines: string[] = [];
  const exitCode = await verify(given, (line) => lines.push(line));
  return {exitCode, output: lines.join('\n'), calls: fetchOnce.mock.calls};
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, {status}));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one read is sent to the one host, in time and without following a redirect', async () => {
  const {exitCode, output, calls} = await run(json(answer()));
  expect(output).toBe('0 differences from docs/api/openapi.yaml.');
  expect(exitCode).toBe(0);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe(`${servers[0]?.url ?? ''}/info?userid=abc123def456ghi&apikey=k3yexample0`);
  expect(calls[0]?.[1]).toMatchObject({redirect: 'error', signal: expect.any(AbortSignal) as AbortSignal});
});

test('differences are told by path, without values', async () => {
  const {user, chastitysession} = answer();
  Object.assign(user, {timezone: 'private', new_field: 'private', 'k3yexample0: private': 1});
  chastitysession.status = 77;
  delete user.userid;
  const {exitCode, output} = await run(json({user, chastitysession}));
  expect(exitCode).toBe(1);
  expect(output.split('\n').sort()).toEqual(
    [
      'user.userid is not in this answer.',
      'user.timezone is of type string, described as integer.',
      'user.new_field is not described. Its type is string.',
      'user.(a name that is not shown) is not described. Its type is integer.',
      'chastitysession.status has a value that is not listed.',
      '5 differences from docs/api/openapi.yaml.',
    ].sort(),
  );
});

test.each([
  ['a refused key', json({error: 'WrongAPIKey'}, 400), 'status 400, WrongAPIKey'],
  ['a web page', () => Promise.resolve(new Response('<html>')), 'status 200, no JSON'],
  ['no network', () => Promise.reject(new Error('https://…k3yexample0')), 'cannot be reached'],
])('%s is told, without the key', async (_, fetched, told) => {
  const {exitCode, output} = await run(fetched);
  expect(exitCode).toBe(2);
  expect(output).toContain(told);
  expect(output).not.toContain('k3yexample0');
});

test('without a key, or with blanks for one, nothing is sent', async () => {
  expect(await run(json(answer()), {})).toMatchObject({exitCode: 2, calls: []});
  expect(await run(json(answer()), {...env, EMLALOCK_APIKEY: ' \t\u200b'})).toMatchObject({exitCode: 2, calls: []});
});

test.each([
  ['as an error', {error: 'LettersOnly'}],
  ['as a name', {...answer(), LETTERSONLY: 1}],
])('a key of letters that the service repeats %s is not printed', async (_, body) => {
  const {output} = await run(json(body), {...env, EMLALOCK_APIKEY: 'lettersonly'});
  expect(output).toContain('The answer repeats your user ID or your key.');
  expect(output.toLowerCase()).not.toContain('lettersonly');
});
