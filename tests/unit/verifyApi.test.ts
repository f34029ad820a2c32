import {EventEmitter} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {Socket} from 'node:net';
import fc from 'fast-check';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {verifyCodes} from '../../scripts/exitCodes.mjs';
import type {Input} from '../../scripts/verifyApi/credentials.mjs';
import {host, requestInfo} from '../../scripts/verifyApi/request.mjs';
import {descriptionFile, parseSource} from '../../src/features/api/build/source';
import {anyRefusal, startMockApi, type MockApi} from '../support/mockApi';
import {answerWith, passTo, startStandIn, type Handler, type StandIn} from '../support/standInService';
import {credentials, verify} from '../support/verifyRun';

const source = readFileSync(descriptionFile, 'utf8');
const description = parseSource(source);
const json = {'content-type': 'application/json; charset=utf-8'};

let standIn: StandIn | undefined;
let mock: MockApi;

beforeAll(async () => {
  mock = await startMockApi(description);
});

afterEach(() => {
  standIn?.close();
  standIn = undefined;
});

afterAll(() => mock.server.close());

async function verifyAgainst(handler: Handler, options: Partial<Parameters<typeof verify>[0]> = {}) {
  standIn = await startStandIn(handler);
  return verify({network: standIn.network, ...options});
}

/** The mock's success answer with a running session, modified. */
async function changedAnswer(change: (state: {user: Json; chastitysession: Json}) => void): Promise<Handler> {
  const response = await fetch(`${mock.origin}/info?userid=a&apikey=b`, {headers: {prefer: 'example=RunningSession'}});
  const state = (await response.json()) as {user: Json; chastitysession: Json};
  change(state);
  return answerWith(200, json, JSON.stringify(state));
}

type Json = Record<string, unknown>;

function lineOf(part: string, after = ''): number {
  const start = source.indexOf(after);
  return source.slice(0, source.indexOf(part, start)).split('\n').length;
}

const example = (name: string) => passTo(mock.origin, {prefer: `example=${name}`});
const refusal = (name: string) => passTo(mock.origin, {prefer: `code=${anyRefusal}, example=${name}`});

describe('an answer of the mock', () => {
  it('with a running session is as described', async () => {
    const {exitCode, output} = await verifyAgainst(example('RunningSession'));
    expect(output).toMatch(/\d+ fields are as described, 0 differ, \d+ others are not in this answer\.$/);
    expect(exitCode).toBe(0);
  });

  it.each(['NoSession', 'EmptySession', 'NullSession'])('without a session says so: %s', async (name) => {
    const {exitCode, output} = await verifyAgainst(example(name));
    expect(output).toContain('No session is running, so only the account was compared.');
    expect(output).not.toContain('chastitysession.');
    expect(exitCode).toBe(verifyCodes.noSession);
  });

  it.each(['WrongAPIKey', 'UserNotFound'])('that refuses the key says so: %s', async (name) => {
    const {exitCode, output} = await verifyAgainst(refusal(name));
    expect(output).toBe(
      'The service does not accept this user id and key. Copy both again from the API tab of the settings.',
    );
    expect(exitCode).toBe(verifyCodes.keyRefused);
  });

  it('with too many requests says so', async () => {
    const {exitCode, output} = await verifyAgainst(passTo(mock.origin, {prefer: 'code=429'}));
    expect(output).toContain('too many requests (429)');
    expect(exitCode).toBe(verifyCodes.tooManyRequests);
  });

  it('with hidden times leaves them out', async () => {
    const handler = await changedAnswer(({chastitysession}) => {
      chastitysession.displaymode = {timepassed: 0, timeleft: 2, showapproximate: 0, surpriseme: 0};
      chastitysession.startdate = 'soon';
      chastitysession.enddate = [];
      delete chastitysession.duration;
    });
    const {exitCode, output} = await verifyAgainst(handler);
    expect(output).toContain('The session hides its times, so they were not compared.');
    expect(output).not.toMatch(/\b(?:startdate|enddate|chastitysession\.duration)\b/);
    expect(exitCode).toBe(verifyCodes.hiddenTimes);
  });
});

describe('a difference', () => {
  it.each<[string, (state: {user: Json; chastitysession: Json}) => void, number, string]>([
    [
      'a field that is missing',
      ({chastitysession}) => delete chastitysession.keyword,
      lineOf('keyword:', '    Session:'),
      'chastitysession.keyword is not in this answer. Mark: documented, as before.',
    ],
    [
      'a new field',
      ({user}) => (user.mood = 'private text'),
      lineOf('user:', '    State:\n      type'),
      'user.mood is new, of type string. Mark: confirmed, once it is described.',
    ],
    [
      'another type',
      ({chastitysession}) => (chastitysession.startdate = '31 December'),
      lineOf('startdate:', '    Session:'),
      'chastitysession.startdate is of type string, described as integer.',
    ],
    [
      'a fraction in place of a whole number',
      ({user}) => (user.wearerrating = 8.25),
      lineOf('wearerrating:', '    User:'),
      'user.wearerrating is of type number, described as integer.',
    ],
    [
      'a value that is not listed',
      ({chastitysession}) => (chastitysession.status = 4711),
      lineOf('status:', '    Session:'),
      'chastitysession.status has a value that is not listed. Mark: observed, until the list is right.',
    ],
    [
      'a value out of its range',
      ({chastitysession}) => (chastitysession.incleaning = 4711),
      lineOf('incleaning:', '    Session:'),
      'chastitysession.incleaning has a value that is not listed.',
    ],
    [
      'something inside a list',
      ({chastitysession}) => (chastitysession.wheeloffortune = [{text: 'a'}, {text: 4711}]),
      lineOf('text:', '    WheelField:'),
      'chastitysession.wheeloffortune[].text is of type integer, described as string.',
    ],
  ])('is named with its line: %s', async (_, change, line, message) => {
    const {exitCode, output} = await verifyAgainst(await changedAnswer(change));
    expect(output).toContain(`${descriptionFile}:${line}: ${message}`);
    expect(output).not.toMatch(/private text|31 December|4711|8\.25/);
    expect(exitCode).toBe(1);
  });

  it('may have a name that is not shown', async () => {
    const handler = await changedAnswer(({user}) => {
      user[credentials.EMLALOCK_APIKEY.toUpperCase()] = 1;
      user['\u001B[2J text'] = 1;
      user.plain_name = 1;
    });
    const {output} = await verifyAgainst(handler);
    expect(output.toLowerCase()).not.toContain(credentials.EMLALOCK_APIKEY);
    expect(output).not.toContain('\u001B');
    expect(output.match(/a field whose name is not shown is new/g)).toHaveLength(2);
  });

  it('of thousands of new fields is told in a few lines', async () => {
    const handler = await changedAnswer(({user}) => {
      Object.assign(user, Object.fromEntries(Array.from({length: 9000}, (_, index) => [`new${index}`, 1])));
    });
    const {output} = await verifyAgainst(handler);
    expect(output).toContain('8960 more new fields are not shown.');
  });
});

describe('what is no answer', () => {
  const deep = `{"user": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`;

  it.each<[string, keyof typeof verifyCodes, Handler]>([
    ['a web page', 'notJson', answerWith(200, {'content-type': 'text/html'}, '<!doctype html><p>Back soon')],
    ['a web page with a wrong type', 'notJson', answerWith(503, json, '\n<html></html>')],
    ['broken JSON', 'brokenAnswer', answerWith(200, json, '{"user": {"userid": "abc')],
    ['nothing', 'brokenAnswer', answerWith(200, json)],
    ['a list', 'brokenAnswer', answerWith(200, json, '[1, 2]')],
    ['an object without an account', 'brokenAnswer', answerWith(200, json, '{"user": null}')],
    ['a thing a hundred thousand levels deep', 'brokenAnswer', answerWith(200, json, deep)],
    ['bytes that are no text', 'brokenAnswer', answerWith(200, json, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ['packed bytes', 'brokenAnswer', answerWith(200, {...json, 'content-encoding': 'gzip'}, '{"user": {}}')],
    ['two million bytes', 'tooLarge', answerWith(200, json, `{"user": "${'x'.repeat(2_000_000)}"}`)],
    ['a right answer with a wrong status', 'brokenAnswer', answerWith(206, json, '{"user": {}}')],
    ['another refusal', 'refused', answerWith(400, json, '{"error": "MissingRequiredData"}')],
    ['an error of the server', 'refused', answerWith(500, json, '{"message": "x"}')],
    ['a redirect to another host', 'redirected', answerWith(302, {location: 'https://example.org/info'})],
    ['a redirect to the same host', 'redirected', answerWith(301, {location: '/v2/info'})],
  ])('has a code of its own: %s', async (_, outcome, handler) => {
    const {exitCode, output} = await verifyAgainst(handler);
    expect(exitCode).toBe(verifyCodes[outcome]);
    expect(output).toMatch(/^[A-Z][^\n]+\.$/);
    expect(standIn?.log).toHaveLength(2);
  });

  it.each<[string, keyof typeof verifyCodes, Handler]>([
    ['a line that is cut', 'noNetwork', (request) => request.socket.destroy()],
    [
      'a line that is cut within the answer',
      'brokenAnswer',
      (request, response) => {
        response.writeHead(200, {...json, 'content-length': '100'});
        response.write('{', () => setTimeout(() => request.socket.destroy(), 20));
      },
    ],
    ['a server that says nothing', 'timedOut', () => undefined],
    [
      'a server that never comes to an end',
      'timedOut',
      (_, response) => {
        response.writeHead(200, json);
        response.write('{');
      },
    ],
  ])('has a code of its own: %s', async (_, outcome, handler) => {
    standIn = await startStandIn(handler);
    const {exitCode} = await verify({network: {...standIn.network, patience: 400}});
    expect(exitCode).toBe(verifyCodes[outcome]);
  });

  it('may be a host without a name, or behind a closed door', async () => {
    const noName = Object.assign(new Error(), {code: 'ENOTFOUND'});
    const lookup = (_: string, __: object, done: (error: Error, address: string) => void) => {
      done(noName, '');
    };
    expect((await verify({network: {lookup}})).exitCode).toBe(verifyCodes.noNetwork);
    standIn = await startStandIn(example('NoSession'));
    const {network} = standIn;
    standIn.close();
    expect((await verify({network})).exitCode).toBe(verifyCodes.noNetwork);
  });

  it.each<[string, () => Promise<StandIn>, (network: StandIn['network']) => StandIn['network']]>([
    ['for another name', () => startStandIn(example('NoSession'), 'example.org'), (network) => network],
    ['of nobody that is known', () => startStandIn(example('NoSession')), (network) => ({...network, ca: undefined})],
  ])('may have a certificate %s: nothing is sent, whatever the environment says', async (_, start, change) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    standIn = await start();
    const {exitCode} = await verify({network: change(standIn.network)});
    vi.unstubAllEnvs();
    expect(exitCode).toBe(verifyCodes.untrusted);
    expect(standIn.log).toEqual(['connection']);
  });
});

describe('what is sent', () => {
  it('goes to the host of the description', () => {
    expect(description).toMatchObject({servers: [{url: `https://${host}`}]});
  });

  it('is one request over one connection, and nothing else is opened', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    standIn = await startStandIn(answerWith(200, json, '{"user": {"userid": "x"}}'));
    await verify({network: standIn.network});
    const {EMLALOCK_USERID: userid, EMLALOCK_APIKEY: apikey} = credentials;
    expect(connect).toHaveBeenCalledTimes(1);
    const [socket] = connect.mock.contexts as Socket[];
    connect.mockRestore();
    await vi.waitFor(() => {
      expect(socket?.destroyed).toBe(true);
    });
    expect(standIn.log).toEqual([
      'connection',
      `GET https://${host}:${standIn.network.port ?? ''}/info?userid=${userid}&apikey=${apikey}`,
    ]);
  });

  it('is a GET of /info with these two values, whatever they hold', async () => {
    standIn = await startStandIn(answerWith(200, json, '{}'));
    const {network, log} = standIn;
    const text = fc.oneof(
      fc.string({unit: 'binary', minLength: 1}),
      fc.constantFrom(
        'x&value=1',
        '/../sub?x',
        'x HTTP/1.1\r\nHost: example.org\r\n\r\nGET /sub',
        '@example.org/',
        '#',
        'é',
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (userid, apikey) => {
        log.length = 0;
        await requestInfo({userid, apikey}, network);
        expect(log).toHaveLength(2);
        const [, method, address = ''] = /^(\S+) (\S+)$/.exec(log[1] ?? '') ?? [];
        const url = new URL(address);
        expect([method, url.hostname, url.pathname]).toEqual(['GET', host, '/info']);
        expect([...url.searchParams.keys()]).toEqual(['userid', 'apikey']);
      }),
      {numRuns: 15},
    );
  });

  it('is sent by one file, which has no other way out', () => {
    const files = readdirSync('scripts/verifyApi').map((name) => [
      name,
      readFileSync(`scripts/verifyApi/${name}`, 'utf8'),
    ]);
    const senders = files.filter(([, text]) =>
      /node:(?:https?|http2|net|tls|dgram|child_process)|\bfetch\(/.test(text ?? ''),
    );
    expect(senders.map(([name]) => name)).toEqual(['request.mjs']);
    expect(senders[0]?.[1]?.match(/\brequest\(/g)).toHaveLength(1);
    expect(senders[0]?.[1]).toContain("method: 'GET',");
  });
});

describe('the key', () => {
  it('is never an argument, and one that is given is not repeated', async () => {
    const {exitCode, output} = await verify({network: undefined, args: ['--apikey=k3yexample0']});
    expect(exitCode).toBe(verifyCodes.usage);
    expect(output).not.toContain('k3yexample0');
  });

  it('would be printed by NODE_DEBUG, so that is refused', async () => {
    const {exitCode} = await verify({network: undefined, env: {...credentials, NODE_DEBUG: 'https'}});
    expect(exitCode).toBe(verifyCodes.usage);
  });

  it.each([{}, {EMLALOCK_USERID: 'abc'}, {EMLALOCK_USERID: ' ', EMLALOCK_APIKEY: 'x'}])(
    'is asked for nowhere without a terminal: %o',
    async (env) => {
      expect((await verify({network: undefined, env})).exitCode).toBe(verifyCodes.noCredentials);
    },
  );

  it('is typed without being shown, and can be corrected', async () => {
    const {terminal, shown, modes} = typing(['abcX\u007F', '123\r', 'k3y', '\n']);
    standIn = await startStandIn(answerWith(200, json, '{"user": {}}'));
    await verify({network: standIn.network, env: {}, terminal});
    expect(standIn.log[1]).toMatch(/\/info\?userid=abc123&apikey=k3y$/);
    expect(shown.join('')).toBe('User id (not shown): \nAPI key (not shown): \n');
    expect(modes).toEqual([true, false, true, false]);
  });

  it('need not be typed', async () => {
    const {terminal, modes} = typing(['abc\u0003']);
    expect((await verify({network: undefined, env: {}, terminal})).exitCode).toBe(verifyCodes.noCredentials);
    expect(modes).toEqual([true, false]);
  });
});

/** A fake terminal at which somebody types, and its output. */
function typing(keys: string[]) {
  const shown: string[] = [];
  const modes: boolean[] = [];
  const events = new EventEmitter();
  const input = Object.assign(events, {
    isTTY: true,
    setRawMode: (mode: boolean) => modes.push(mode),
    pause: () => undefined,
    resume: () => {
      setImmediate(() => {
        while (events.listenerCount('data') > 0 && keys.length > 0) {
          events.emit('data', Buffer.from(keys.shift() ?? ''));
        }
      });
    },
  }) as unknown as Input;
  return {terminal: {input, output: {write: (text: string) => shown.push(text)}}, shown, modes};
}

describe('--update', () => {
  type Sure = {'x-evidence': string; 'x-seen'?: {on: string; where: string}};
  type Schemas = Record<string, {properties: Record<string, Sure>}>;
  const schemasOf = (text: string) => (parse(text) as {components: {schemas: Schemas}}).components.schemas;
  const seen = {on: '2026-11-22', where: 'an answer of the service'};

  it('raises what was seen, with the day, and leaves everything else as it was', async () => {
    const {written = '', output} = await verifyAgainst(example('RunningSession'), {args: ['--update']});
    const {User, Session} = schemasOf(written);
    expect(User?.properties.username).toMatchObject({'x-evidence': 'confirmed', 'x-seen': seen});
    expect(Session?.properties.testsession).toMatchObject({'x-evidence': 'documented', 'x-seen': seen});
    expect(User?.properties.timezone).toMatchObject({'x-evidence': 'undocumented'});
    expect(User?.properties.timezone).not.toHaveProperty('x-seen');
    expect(Session?.properties.pillory).toMatchObject({'x-evidence': 'observed'});
    expect(output).toMatch(/\d+ fields now carry the day 2026-11-22\./);
    const before = source.split('\n');
    const after = written
      .split('\n')
      .filter((line) => !/^ +x-seen: \{on: 2026-11-22, where: an answer of the service\}$/.test(line));
    expect(after).toHaveLength(before.length);
    const changed = after.filter((line, index) => line !== before[index]);
    expect(new Set(changed.map((line) => line.trim()))).toEqual(new Set(['x-evidence: confirmed']));
  });

  it('writes nothing of the answer', async () => {
    const handler = await changedAnswer(({user, chastitysession}) => {
      user.username = 'a-personal-name';
      user.new_field = 'a-personal-text';
      chastitysession.status = 4711;
    });
    const {written = ''} = await verifyAgainst(handler, {args: ['--update']});
    expect(written).not.toMatch(/a-personal|new_field|4711/);
    expect(schemasOf(written).Session?.properties.status).toMatchObject({'x-evidence': 'observed'});
  });

  it('renews the day when it runs again', async () => {
    const {written: first = ''} = await verifyAgainst(example('RunningSession'), {args: ['--update']});
    standIn?.close();
    const earlier = first.replaceAll('2026-11-22', '2025-03-03');
    const {written} = await verifyAgainst(example('RunningSession'), {args: ['--update'], source: earlier});
    expect(written).toBe(first);
  });

  it('leaves a field that two records share as it is where one of them contradicts it', async () => {
    const handler = await changedAnswer(({chastitysession}) => {
      chastitysession.wheelofsessionend = [{text: 5}];
    });
    const {written = ''} = await verifyAgainst(handler, {args: ['--update']});
    expect(schemasOf(written).WheelField?.properties.text).toMatchObject({'x-evidence': 'observed'});
    expect(schemasOf(written).WheelField?.properties.color).toMatchObject({'x-evidence': 'confirmed'});
  });

  it('writes fields that stand on one line too', async () => {
    const oneLine = `components:
  schemas:
    State:
      properties:
        user: {type: object, x-evidence: observed} # the account
`;
    const {written} = await verifyAgainst(example('NoSession'), {args: ['--update'], source: oneLine});
    expect(written).toBe(
      oneLine.replace('observed', 'confirmed, x-seen: {on: 2026-11-22, where: an answer of the service}'),
    );
  });
});
