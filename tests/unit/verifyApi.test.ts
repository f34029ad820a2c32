import {afterEach, expect, test, vi} from 'vitest';
import {verify} from '../../scripts/verify-api.mjs';

const env = {EMLALOCK_USERID: 'abc123def456ghi', EMLALOCK_APIKEY: 'k3yexample0'};

/** Runs the check with a response of the service, or with an error instead. */
async function run(response: Response | Error, given: NodeJS.ProcessEnv = env) {
  const send = vi.fn<typeof fetch>();
  send.mockImplementation(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
  vi.stubGlobal('fetch', send);
  const lines: string[] = [];
  const exitCode = await verify(given, (line) => lines.push(line));
  return {exitCode, output: lines.join('\n'), calls: send.mock.calls};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one read is sent to the one host, in time and without following a redirect', async () => {
  const {exitCode, output, calls} = await run(Response.json({user: {userid: 'abc123def456ghi'}, chastitysession: {}}));
  expect(output).toContain('0 differences from docs/api/openapi.yaml.');
  expect(exitCode).toBe(0);
  const signal = expect.any(AbortSignal) as AbortSignal;
  expect(calls).toEqual([
    ['https://api.emlalock.com/info?userid=abc123def456ghi&apikey=k3yexample0', {redirect: 'error', signal}],
  ]);
});

test('differences are told by path, without values', async () => {
  const user = {timezone: 'private', new_field: 'private'};
  const {exitCode, output} = await run(Response.json({user, chastitysession: {status: 1, keyword: 'private'}}));
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^\/user\/timezone: .*type must be integer[^]*^\/user\/new_field: /m);
  expect(output).toMatch(/^2 differences[^]*The keyword of the session is filled\.$/m);
  expect(output).not.toContain('private');
});

test.each([
  ['a refused key', Response.json({error: 'WrongAPIKey'}, {status: 400}), 'status 400, WrongAPIKey'],
  ['a web page', new Response('<html>'), 'status 200, no JSON'],
  ['no network', new Error('https://…k3yexample0'), 'did not answer in time'],
])('%s is told, without the key', async (_, response, told) => {
  const {exitCode, output} = await run(response);
  expect(exitCode).toBe(2);
  expect(output).toContain(told);
  expect(output).not.toContain('k3yexample0');
});

test('without a key nothing is sent', async () => {
  expect(await run(Response.json({}), {...env, EMLALOCK_APIKEY: ' '})).toMatchObject({exitCode: 2, calls: []});
});
