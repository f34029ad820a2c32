import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, onTestFinished, test} from 'vitest';
import {splice} from '../../src/build/onPages';
import {headersFile, redirectLines} from '../../src/features/hosting/hostFiles';
import {insertPolicy} from '../../src/features/hosting/insertPolicy';
import {checkRedirects} from '../../src/features/hosting/redirects';
import {headerRules} from '../../src/site/headers';

/** A minified page, in whose description a tag and a style are only words. */
function page({script = 'early()', content = ''} = {}): string {
  const about = `<meta name=description content="Write <script>, style=a or <main> in it.">`;
  const data = '<script type="application/ld+json">{}</script>';
  return `<!doctype html><html><head><meta charset=UTF-8>${about}${data}</head><body><script>${script}</script><main>${content}</main></body></html>`;
}

/** Takes a page of a site through the step that writes the policy. */
function finish(html: string): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  onTestFinished(() => {
    rmSync(outDir, {recursive: true});
  });
  for (const file of ['index.html', '404.html']) {
    writeFileSync(path.join(outDir, file), page());
  }
  const {change} = insertPolicy({outDir, siteConfig: {url: 'https://docs.example'}} as Props);
  return splice(html, change({file: 'wiki/a.html', $: load(html, {sourceCodeLocationInfo: true})}));
}

test('the policy comes after the charset, with the hashes that browsers make; the rest of the page stays as it was', () => {
  const [start = '', end = ''] = page().split(/(?<=UTF-8>)/);
  const [meta = '', ...others] = finish(page()).replace(start, '').split(end);
  // printf 'early()' | openssl dgst -sha256 -binary | base64
  expect(meta).toContain(`;script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=';`);
  expect(others).toEqual(['']);
});

test.each([
  ['a picture from elsewhere', '<img src="https://x.example/a.png">', `'img-src': "'self' data: https://x.example"`],
  ['a frame', '<iframe src="https://x.example/v"></iframe>', `'frame-src': "https://x.example"`],
  ['a form that is sent elsewhere', '<form action="//x.example"></form>', `'form-action': "https://x.example"`],
  ['a sheet', '<link rel="stylesheet" href="https://x.example/a.css">', "the host of its fonts in 'font-src' too"],
  ['a script', '<script src="https://x.example/a.js"></script>', "its hosts in 'connect-src' too"],
  // printf 'late()' | openssl dgst -sha256 -binary | base64
  [
    'an inline script',
    '<script>late()</script>',
    `'script-src': "'self' 'sha256-DSAmBe63fTQOusv7VZkU3aOt2u9pT2QqUXac6MDiyTw='"`,
  ],
  [
    'a handler',
    '<p onclick="late()"></p>',
    `'script-src': "'self' 'unsafe-hashes' 'sha256-DSAmBe63fTQOusv7VZkU3aOt2u9pT2QqUXac6MDiyTw='"`,
  ],
])('%s stops the build, with the part and the line that lets it in', (_, content, sentence) => {
  const check = () => finish(page({content}));
  expect(check).toThrow(`wiki/a.html: the security policy blocks ${content}`);
  expect(check).toThrow(sentence);
});

test('an old address is a line for the host, in each form that the site has', () => {
  const redirect = {from: '/old', to: '/wiki/faq'};
  expect(redirectLines(redirect, {baseUrl: '/', trailingSlash: false})).toEqual(['/old /wiki/faq 301\n']);
  expect(redirectLines(redirect, {baseUrl: '/de/', trailingSlash: true})).toEqual([
    '/de/old /de/wiki/faq/ 301\n',
    '/de/old/ /de/wiki/faq/ 301\n',
  ]);
});

test('the header file removes what an earlier rule has set, because the host would join them', () => {
  const blocks = headersFile(headerRules(['sha256-x']), '/').split('\n\n');
  for (const [path, field, value] of [
    ['/openapi.*', 'Access-Control-Allow-Origin', '*'],
    ['/assets/*', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ]) {
    expect(blocks.find((block) => block.startsWith(`${path}\n`))).toContain(`  ! ${field}\n  ${field}: ${value}`);
  }
});

test.each([
  {from: '/a', to: '/b'},
  {from: '/d', to: '/c'},
])('the redirect %j stops the build', (redirect) => {
  expect(() => {
    checkRedirects([redirect], ['/c', '/d/']);
  }).toThrow(`src/site/redirects.ts: ${redirect.from} cannot lead to ${redirect.to}.`);
});
