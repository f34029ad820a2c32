import type {Props} from '@docusaurus/types';
import {describe, expect, it, test} from 'vitest';
import {headersFile, redirectLines} from '../../src/features/hosting/hostFiles';
import {insertPolicies} from '../../src/features/hosting/insertPolicies';
import {hashOf, readScripts} from '../../src/features/hosting/readInline';
import {checkRedirects} from '../../src/features/hosting/redirects';
import {headerRules} from '../../src/site/headers';
import {exceptions} from '../../src/site/policy';

function page({head = '', script = 'early()', content = ''} = {}): string {
  return `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body><script>${script}</script>${content}</body></html>`;
}

describe('the policy of a page', () => {
  it('names the hashes of scripts that browsers make, and data is no script', () => {
    const head = '<script type="application/ld+json">{}</script><style>c{}</style>';
    // printf 'early()' | openssl dgst -sha256 -binary | base64
    expect(readScripts(page({head})).map(hashOf)).toEqual(['sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=']);
  });

  const finish = (file: string, html: string) => {
    const write = insertPolicies({siteConfig: {url: 'https://docs.example'}} as Props);
    write({file: 'index.html', html: page()});
    return write({file, html});
  };

  it.each([
    ['a picture from elsewhere', '<img src="https://x.example/a.png">', `allow: {'img-src': "https://x.example"}`],
    ['a frame', '<iframe src="https://x.example/v"></iframe>', `allow: {'frame-src': "https://x.example"}`],
    ['a form that is sent elsewhere', '<form action="//x.example">', `allow: {'form-action': "https://x.example"}`],
    ['a handler', '<p onclick="run()">', `allow: {'script-src': "'unsafe-inline'"}`],
    ['another script', '<script>late()</script>', 'an inline script that other pages do not have'],
  ])('stops the build at %s, and says what to do', (_, content, sentence) => {
    const check = () => finish('wiki/a.html', page({content}));
    expect(check).toThrow('wiki/a.html: the security policy blocks ');
    expect(check).toThrow(sentence);
  });

  it('lets in what an exception allows, on that page', () => {
    exceptions.push({page: '/wiki/a', allow: {'frame-src': 'https://x.example'}});
    const framed = page({content: '<iframe src="https://x.example/v"></iframe>'});
    expect(finish('wiki/a.html', framed)).toContain(`frame-src 'self' https://x.example"`);
    expect(() => finish('wiki/b.html', framed)).toThrow("{page: '/wiki/b', ");
    const header = headerRules([]).find(({path}) => path === '/wiki/a')?.fields['Content-Security-Policy'];
    expect(header).toContain('frame-src https://x.example;');
    exceptions.pop();
  });
});

test('a page of a plugin that leads to another is a redirect of the host too', () => {
  const html = '<meta http-equiv="refresh" content="0; url=/wiki/faq">';
  expect(redirectLines({file: 'old/deep/index.html', html}, '/')).toEqual([
    '/old/deep /wiki/faq 301\n',
    '/old/deep/ /wiki/faq 301\n',
  ]);
  expect(redirectLines({file: 'wiki/faq.html', html: page()}, '/')).toEqual([]);
});

describe('the header file', () => {
  const rules = headerRules(['sha256-x']);

  it('removes what an earlier rule has set, because the host would join them', () => {
    const lines = headersFile(rules, '/').split('\n');
    const start = lines.indexOf('/openapi.*');
    expect(lines.slice(start, start + 3)).toEqual([
      '/openapi.*',
      '  ! Access-Control-Allow-Origin',
      '  Access-Control-Allow-Origin: *',
    ]);
  });
});

describe('redirects', () => {
  it.each([
    {from: '/a', to: '/b'},
    {from: '/d', to: '/c'},
  ])('%j stops the build', (redirect) => {
    expect(() => {
      checkRedirects([redirect], ['/c', '/d/']);
    }).toThrow(`src/site/redirects.ts: ${redirect.from} cannot lead to ${redirect.to}.`);
  });
});
