import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync, readdirSync} from 'node:fs';
import {createServer, get, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersFor} from '../../scripts/host.mjs';
import {faultsOf, pages} from '../support/pages';
import {promisedAddresses} from '../support/site';
import {startServe, type RunningServer} from '../support/servers';

/** What a page may load. A change here is a decision. */
const decided = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "object-src 'none'",
];

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

test('one policy is the same on every page, comes first, and names the inline scripts of the pages', () => {
  // Redirects and the file for the disk of its reader have neither a script nor a policy.
  const withScripts = pages.filter(({$}) => $('script').length > 0);
  const inline = withScripts.flatMap(({$}) =>
    [...$('script:not([src], [type="application/ld+json"])')].map((script) => hashOf($(script).text())),
  );
  const scripts = ['script-src', "'self'", ...new Set(inline)].sort();
  const faults = faultsOf(({$}) => {
    const meta = $('meta[http-equiv="Content-Security-Policy"]');
    const isFirst = meta.prevAll().length === 1 && meta.prev().is('meta[charset]');
    const directives = (meta.attr('content') ?? '').split(';');
    const script = directives.find((one) => one.startsWith('script-src')) ?? '';
    return [
      ...(isFirst ? [] : ['something comes before the policy']),
      ...decided.filter((one) => !directives.includes(one)).map((one) => `the policy lacks ${one}`),
      ...(directives.length === decided.length + 1 ? [] : [`the policy has more: ${directives.join(';')}`]),
      ...(script.split(' ').sort().join() === scripts.join() ? [] : [`scripts: ${script}`]),
    ];
  }, withScripts);
  expect(faults, 'src/site/policy.ts').toEqual([]);
  expect(withScripts.length).toBeGreaterThan(100);
});

test('nginx.example.conf has the headers of static/_headers', () => {
  const example = readFileSync('docs/nginx.example.conf', 'utf8');
  const headers = [...headersFor('build', '/')].filter(([name]) => name !== 'Permissions-Policy');
  const lacking = headers.filter(([name, value]) => !example.includes(name) || !example.includes(value));
  expect(lacking.map(([name, value]) => `nginx.example.conf lacks ${name}: ${value}`)).toEqual([]);
  expect(headers.length).toBeGreaterThan(4);
});

/** Runs `npm run smoke` asynchronously, because this process may be the host. */
async function smoke(...options: string[]) {
  const run = spawn('node', ['scripts/smoke.mjs', ...options]);
  const [status, faults, summary] = await Promise.all([
    new Promise((resolve) => run.on('exit', resolve)),
    text(run.stderr),
    text(run.stdout),
  ]);
  return {status, faults, summary};
}

const files = readdirSync('build', {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace('build', '').replaceAll('\\', '/'));
const script = files.find((file) => file.startsWith('/assets/js/')) ?? '';

/** Address → expected status and header fields. */
const answers: [address: string, status: number, fields: Record<string, string>][] = [
  ['/', 200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate'}],
  [
    '/wiki',
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  ],
  ['/wiki.md', 200, {'content-type': 'text/markdown; charset=utf-8'}],
  ['/llms.txt', 200, {'content-type': 'text/plain; charset=utf-8'}],
  ['/blog/atom.xml', 200, {'content-type': 'text/xml; charset=utf-8'}],
  ['/blog/feed.json', 200, {'content-type': 'application/json'}],
  ['/openapi.json', 200, {'content-type': 'application/json', 'access-control-allow-origin': '*'}],
  ['/openapi.yaml', 200, {'content-type': 'text/yaml; charset=utf-8', 'access-control-allow-origin': '*'}],
  [
    script,
    200,
    {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable'},
  ],
  ['/assets/js/gone.0a1b2c3d.js', 404, {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'}],
  ['/nothing', 404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}],
  ['/nothing.md', 404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}],
  ['/wiki/', 301, {location: '/wiki'}],
  ['/wiki.html?x=1', 301, {location: '/wiki?x=1'}],
  ['/wiki/index.html', 301, {location: '/wiki'}],
  ['/index.html', 301, {location: '/'}],
  ['/index', 301, {location: '/'}],
  ['/wiki/?x=1?y=2', 301, {location: '/wiki?x=1?y=2'}],
  ['//other.example/', 404, {'cache-control': 'no-store'}],
];

describe('npm run serve', () => {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServe('build');
  });
  afterAll(() => {
    server?.stop();
  });

  const ask = (address: string) => fetch((server?.origin ?? '') + address, {redirect: 'manual'});

  test.each(answers)('answers %s with %i', async (address, status, fields) => {
    const response = await ask(address);
    await response.arrayBuffer();
    const sent = Object.fromEntries(response.headers);
    expect(response.status).toBe(status);
    expect(sent).toMatchObject(fields);
    expect(sent['access-control-allow-origin']).toBe(fields['access-control-allow-origin']);
  });

  test.each(['/%00', '/%E0%A4%A', `/x${'/'.repeat(10_000)}x`])('does not find %s, and lives', async (address) => {
    expect((await ask(address)).status).toBe(404);
    expect((await ask('/wiki')).status).toBe(200);
  });

  test('leads nobody to another host by a backslash', async () => {
    // By hand, because `fetch` would make a slash of it.
    const request = get(server?.origin ?? '', {path: '/\\other.example/'});
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
  });

  test('lets browsers keep for a year only what has a new name when it changes', async () => {
    const kept = await Promise.all(
      files.map(async (file) => {
        const {headers} = await ask(encodeURI(file));
        return headers.get('cache-control')?.includes('immutable') ? [file] : [];
      }),
    );
    const withoutHash = kept.flat().filter((file) => !/[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})[./]/.test(file));
    expect(withoutHash.map((file) => `${file} is immutable, and its name has no hash`)).toEqual([]);
    expect(kept.flat()).toContain(script);
  });

  test('leads each old address on, with its query', async () => {
    const old = promisedAddresses().filter(({target}) => target !== undefined);
    const faults = old.map(async ({address, target}) => {
      const {status, headers} = await ask(`${address}?x=1`);
      const found = `${status} ${headers.get('location')}`;
      return found === `301 ${target}?x=1`
        ? []
        : `src/site/redirects.ts: ${address} leads to ${found}, not to ${target}?x=1`;
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(old.length).toBeGreaterThan(0);
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
    expect(status, 'exit status after faults').toBe(1);
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
