import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersFor} from '../../scripts/host.mjs';
import {policy} from '../../src/site/policy';
import {faultsOf, pages} from '../support/pages';
import {listen, startServe, type RunningServer} from '../support/servers';
import {filesIn} from '../support/site';

/** Whatever an owner lets in by src/site/policy.ts, nobody else's scripts run and no page is sent elsewhere. */
const decided = ["default-src 'self'", "base-uri 'none'", "form-action 'none'", "object-src 'none'"];

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

// Redirects and the file for the disk of its reader have neither a script nor a policy.
const scripted = pages.filter(({$}) => $('script').length > 0);
const languages = new Set(scripted.map(({$}) => $('html').attr('lang')));

test.each([...languages])('one policy is on every page in %s, first, and names their inline scripts', (language) => {
  const withScripts = scripted.filter(({$}) => $('html').attr('lang') === language);
  const inline = withScripts.flatMap(({$}) =>
    [...$('script:not([src], [type="application/ld+json"])')].map((script) => hashOf($(script).text())),
  );
  const scripts = ['script-src', "'self'", ...new Set(inline)].sort();
  const faults = faultsOf(({$}) => {
    const meta = $('meta[http-equiv="Content-Security-Policy"]');
    const isFirst = meta.prevAll().length === 1 && meta.prev().is('meta[charset]');
    const directives = (meta.attr('content') ?? '').split(';');
    const script = directives.find((one) => one.startsWith('script-src')) ?? '';
    const asked = Object.entries(policy).map(([name, sources]) => `${name} ${sources}`);
    const lacking = [...decided, ...asked].filter((one) => !directives.includes(one) && !one.startsWith('script-src'));
    return [
      ...(isFirst ? [] : ['something comes before the policy']),
      ...lacking.map((one) => `the policy lacks ${one}`),
      ...(script.split(' ').sort().join() === scripts.join() ? [] : [`scripts: ${script}`]),
    ];
  }, withScripts);
  expect(faults, 'src/site/policy.ts, or `decided` here; a form also alters contact.mdx and privacy.mdx').toEqual([]);
});

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

const script = `/assets/js/${filesIn('build/assets/js')[0]}`;

/** What a host says of a page. */
const ofPage = {
  'content-type': 'text/html;charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/) as string,
};

/** Address → expected status and header fields. */
const answers: [address: string, status: number, fields: Record<string, string>][] = [
  ['/wiki', 200, ofPage],
  ['/wiki.md', 200, {'content-type': 'text/markdown; charset=utf-8'}],
  ['/openapi.yaml', 200, {'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin'}],
  [script, 200, {'cache-control': 'public, max-age=31536000, immutable'}],
  ['/assets/js/gone.0a1b2c3d.js', 404, {'cache-control': 'no-store'}],
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
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(fields);
  });

  test('keeps for a year only what has a new name when it changes', () => {
    const files = filesIn('build').filter((name) => name.includes('.'));
    const kept = files.filter((name) => headersFor('build', `/${name}`).get('Cache-Control')?.includes('immutable'));
    expect(kept.filter((name) => !/[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})[./]/.test(name))).toEqual([]);
  });

  test('passes the check of a deployed site', async () => {
    const {status, faults, summary} = await smoke(server?.origin ?? '');
    expect([status, faults]).toEqual([0, '']);
    expect(summary).toMatch(/^\d{3,} checks of http:.*, 0 faults/);
  });
});

test('npm run smoke names what a careless host does wrong', async () => {
  const fields = {'content-type': 'text/html', 'cache-control': 'max-age=31536000'};
  const host = createServer((_, response) => response.writeHead(200, fields).end('<h1>Home</h1>'));
  const {status, faults} = await smoke(`http://127.0.0.1:${await listen(host)}`);
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
