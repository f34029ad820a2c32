// cspell:ignore Fheaders PROPFIND
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';
import {headersFor, readHeaderRules} from '../../scripts/host/files.mjs';
import {savedEmergencyPage} from '../../src/site/navigation';
import {redirects} from '../../src/site/redirects';
import {inDefaultLocale} from '../support/locales';
import {pages} from '../support/pages';
import {startServe, type RunningServer} from '../support/servers';

const rules = readHeaderRules('build');

function hashesIn(policy: string, directive: string): string[] {
  const sources = policy.split(';').find((part) => part.startsWith(`${directive} `));
  return [...(sources ?? '').matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash ?? '').sort();
}

function hashesOf(texts: string[]): string[] {
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();
}

/** Runs `npm run smoke` asynchronously, because this process may be the host. */
async function smoke(address: string) {
  const run = spawn('node', ['scripts/smoke.mjs', address]);
  const [status, faults, summary] = await Promise.all([
    new Promise((resolve) => run.on('exit', resolve)),
    text(run.stderr),
    text(run.stdout),
  ]);
  return {status, faults, summary};
}

describe('the policy of every page', () => {
  // A file for the disk of its reader has no policy, and neither do redirects.
  const others = [`/${savedEmergencyPage.replace('.html', '')}`, ...redirects.map(({from}) => from)];
  const read = pages
    .filter(({address}) => !others.includes(inDefaultLocale(address)))
    .map(({file, $}) => {
      const meta = $('meta[http-equiv="Content-Security-Policy"]');
      const hashes = (selector: string) => hashesOf([...$(selector)].map((element) => $(element).text()));
      return {
        file,
        policy: meta.attr('content') ?? '',
        isFirst: meta.prevAll().length === 1 && meta.prev().is('meta[charset]'),
        scripts: hashes('script:not([src], [type="application/ld+json"])'),
        styles: hashes('style'),
      };
    });
  const header = headersFor(rules, '/').get('Content-Security-Policy') ?? '';

  it('names the hash of each text that stands in it, and no other', () => {
    const named = read.map(({file, policy}) => ({
      file,
      scripts: hashesIn(policy, 'script-src'),
      styles: hashesIn(policy, 'style-src'),
    }));
    expect(named).toEqual(read.map(({file, scripts, styles}) => ({file, scripts, styles})));
  });

  it('stands before all that it is about, and allows nothing unsafe, no other host and no wildcard', () => {
    const isLoose = (policy: string) => /unsafe|https?:|\*/.test(policy) || !policy.startsWith("default-src 'self';");
    expect(read.filter(({isFirst, policy}) => !isFirst || isLoose(policy)).map(({file}) => file)).toEqual([]);
    expect(header).not.toMatch(/unsafe|https?:|\*/);
  });

  it('has no script that the header does not know', () => {
    const scripts = new Set(read.flatMap((page) => page.scripts));
    expect(hashesIn(header, 'script-src')).toEqual([...scripts].sort());
  });
});

const assets = readdirSync('build/assets/js');
const script = `/assets/js/${assets[0] ?? ''}`;

/** Address → expected status and header fields. */
const answers: [address: string, status: number, fields: Record<string, string>][] = [
  ['/', 200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate'}],
  [
    '/wiki',
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    },
  ],
  ['/wiki.md', 200, {'content-type': 'text/markdown; charset=utf-8'}],
  ['/llms.txt', 200, {'content-type': 'text/plain; charset=utf-8'}],
  ['/blog/atom.xml', 200, {'content-type': 'application/xml'}],
  ['/blog/feed.json', 200, {'content-type': 'application/json'}],
  ['/openapi.json', 200, {'content-type': 'application/json', 'access-control-allow-origin': '*'}],
  ['/openapi.yaml', 200, {'content-type': 'application/yaml', 'access-control-allow-origin': '*'}],
  [
    script,
    200,
    {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable'},
  ],
  ['/assets/js/gone.0a1b2c3d.js', 404, {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'}],
  ['/nothing', 404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}],
  ['/nothing.md', 404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}],
  ['/_headers', 404, {'cache-control': 'no-store'}],
  ['/_redirects', 404, {'cache-control': 'no-store'}],
  ['/wiki/', 301, {location: '/wiki'}],
  ['/wiki.html?x=1', 301, {location: '/wiki?x=1'}],
  ['/wiki/index.html', 301, {location: '/wiki'}],
  ['/index.html', 301, {location: '/'}],
  ['//other.example/', 301, {location: '/other.example'}],
];

/** The fields of the header file, without those that it removes. */
function expectedFields(address: string, status: number): Record<string, string> {
  const fields = [...headersFor(rules, address.split('?')[0] ?? '')].map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const all = Object.fromEntries(fields) as Record<string, string>;
  return status === 404 ? {...all, 'cache-control': 'no-store'} : all;
}

describe('npm run serve', () => {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServe('build');
  });
  afterAll(() => {
    server?.stop();
  });

  const ask = (address: string) => fetch((server?.origin ?? '').replace(/\/$/, '') + address, {redirect: 'manual'});

  test.each(answers)('answers %s with %i', async (address, status, fields) => {
    const response = await ask(address);
    await response.arrayBuffer();
    const sent = Object.fromEntries(response.headers);
    expect(response.status).toBe(status);
    expect(sent).toMatchObject({...expectedFields(address, status), ...fields});
    expect(sent['access-control-allow-origin']).toBe(fields['access-control-allow-origin']);
  });

  const hostile: [about: string, address: string, status: number, request: RequestInit][] = [
    ['a range that ends before it begins', '/wiki', 200, {headers: {Range: 'bytes=10-5'}}],
    ['a range of words', '/wiki', 200, {headers: {Range: 'bytes=a-b'}}],
    ['several ranges', '/wiki', 200, {headers: {Range: 'bytes=0-1,5-9'}}],
    ['a range beyond the file', '/wiki', 416, {headers: {Range: `bytes=${'9'.repeat(15)}-`}}],
    ['a range of the file', '/wiki', 206, {headers: {Range: 'bytes=0-9'}}],
    ['a host file under another name', '/%5Fheaders', 404, {}],
    ['a byte that is no name', '/%00', 404, {}],
    ['an address that cannot be decoded', '/%E0%A4%A', 404, {}],
    ['a body', '/wiki', 405, {method: 'POST', body: 'x'.repeat(1_000_000)}],
    ['another method', '/wiki', 405, {method: 'PROPFIND'}],
    ['a long address', `/x${'/'.repeat(10_000)}x`, 404, {}],
  ];

  test.each(hostile)('answers %s, and lives', async (_, address, status, request) => {
    const answer = await fetch((server?.origin ?? '').replace(/\/$/, '') + address, request);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expect((await ask('/wiki')).status).toBe(200);
  });

  test('leads each old address on, with its query', async () => {
    const answered = await Promise.all(redirects.map(({from}) => ask(`${from}?x=1`)));
    const expected = redirects.map(({to}) => [301, `${to}?x=1`]);
    expect(answered.map(({status, headers}) => [status, headers.get('location')])).toEqual(expected);
  });

  test('passes the check of a deployed site', async () => {
    const {status, faults, summary} = await smoke(server?.origin ?? '');
    expect([status, faults]).toEqual([0, '']);
    expect(summary).toMatch(/^\d{3,} checks of http:.*, 0 faults/);
  });
});

describe('npm run smoke', () => {
  test('names what a careless host does wrong', async () => {
    const fields = {'content-type': 'text/html', 'cache-control': 'max-age=31536000'};
    const host = createServer((_, response) => response.writeHead(200, fields).end('<h1>Home</h1>'));
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const {status, faults} = await smoke(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
    host.close();
    expect(status).toBe(1);
    for (const fault of [
      '/wiki has Content-Security-Policy: null, not ',
      '/wiki is not the file of this build: build/wiki.html',
      '/assets/js/nothing.0a1b2c3d.js answers 200, not 404',
      '/docs does not lead to /docs/api',
    ]) {
      expect(faults).toContain(fault);
    }
  });
});
