import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';
import {headersFor, readHeaderRules} from '../../scripts/host/files.mjs';
import {savedEmergencyPage} from '../../src/site/navigation';
import {redirects} from '../../src/site/redirects';
import {startServe, type RunningServer} from '../support/servers';
import {builtHtmlFiles, readBuilt} from '../support/site';

const rules = readHeaderRules('build');

function hashesIn(policy: string, directive: string): string[] {
  const sources = policy.split(';').find((part) => part.startsWith(`${directive} `));
  return [...(sources ?? '').matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash ?? '').sort();
}

function hashesOf(texts: string[]): string[] {
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();
}

function readPage(file: string) {
  const $ = load(readBuilt(file));
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  const textsOf = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $(element).text());
  return {
    file,
    policy: meta.attr('content') ?? '',
    isFirst: meta.prevAll().get().length === 1 && meta.prev().is('meta[charset]'),
    scripts: hashesOf(textsOf('script:not([src], [type="application/ld+json"])')),
    styles: hashesOf(textsOf('style')),
  };
}

describe('every page', () => {
  // A file for the disk of its reader has no policy, and neither do redirects.
  const others = [savedEmergencyPage, ...redirects.map(({from}) => `${from.slice(1)}.html`)];
  const pages = builtHtmlFiles()
    .filter((file) => !others.includes(file))
    .map(readPage);
  const header = headersFor(rules, '/').get('Content-Security-Policy') ?? '';

  it('names the hash of each text that stands in it, and no other', () => {
    const named = pages.map(({file, policy}) => ({
      file,
      scripts: hashesIn(policy, 'script-src'),
      styles: hashesIn(policy, 'style-src'),
    }));
    expect(named).toEqual(pages.map(({file, scripts, styles}) => ({file, scripts, styles})));
  });

  it('has its policy before all that the policy is about', () => {
    expect(pages.filter(({isFirst}) => !isFirst).map(({file}) => file)).toEqual([]);
  });

  it('allows nothing unsafe, no other host and no wildcard, and neither does the header', () => {
    const policies = pages.map(({policy}) => policy);
    expect([...policies, header].filter((policy) => /unsafe|https?:|\*/.test(policy))).toEqual([]);
    expect(pages.filter(({policy}) => !policy.startsWith("default-src 'self';")).map(({file}) => file)).toEqual([]);
  });

  it('has no script that the header does not know', () => {
    const scripts = new Set(pages.flatMap((page) => page.scripts));
    expect(hashesIn(header, 'script-src')).toEqual([...scripts].sort());
  });
});

const assets = readdirSync('build/assets/js');
const script = `/assets/js/${assets[0] ?? ''}`;

/** Address → expected status and header fields. */
const answers: [address: string, status: number, fields: Record<string, string>][] = [
  ['/', 200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate'}],
  ['/wiki', 200, {'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer'}],
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
  ...redirects.map(({from, to}): [string, number, Record<string, string>] => [
    `${from}?x=1`,
    301,
    {location: `${to}?x=1`},
  ]),
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

  test.each(answers)('answers %s with %i', async (address, status, fields) => {
    const response = await fetch((server?.origin ?? '').replace(/\/$/, '') + address, {redirect: 'manual'});
    await response.arrayBuffer();
    const sent = Object.fromEntries(response.headers);
    expect(response.status).toBe(status);
    expect(sent).toMatchObject({...expectedFields(address, status), ...fields});
    expect(sent['access-control-allow-origin']).toBe(fields['access-control-allow-origin']);
  });
});
