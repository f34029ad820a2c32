import type {Props} from '@docusaurus/types';
import {describe, expect, it, test} from 'vitest';
import {headersFile, redirectLines} from '../../src/features/hosting/hostFiles';
import {insertPolicies} from '../../src/features/hosting/insertPolicies';
import {literalStyles} from '../../src/features/hosting/literalStyles';
import {readInline} from '../../src/features/hosting/readInline';
import {checkRedirects} from '../../src/features/hosting/redirects';
import {headerRules} from '../../src/site/headers';
import {exceptions} from '../../src/site/policy';

function page({head = '', script = 'early()', content = ''} = {}): string {
  return `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body><script>${script}</script>${content}</body></html>`;
}

describe('the policy of a page', () => {
  it('names the hashes that browsers make, and data is no script', () => {
    const head = '<script type="application/ld+json">{}</script><style>c{}</style>';
    const {scripts, styles} = readInline(page({head}));
    // printf 'early()' | openssl dgst -sha256 -binary | base64
    expect(scripts).toEqual(['sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=']);
    expect(styles).toHaveLength(1);
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
    ['another script', '<script>late()</script>', 'an inline script or style that other pages do not have'],
  ])('stops the build at %s, and says what to do', (_, content, sentence) => {
    const check = () => finish('wiki/a.html', page({content}));
    expect(check).toThrow('wiki/a.html: the security policy blocks ');
    expect(check).toThrow(sentence);
  });

  it('lets in what an exception allows, on that page', () => {
    const allow = {'frame-src': 'https://x.example', 'style-src': "'unsafe-inline'"};
    exceptions.push({page: '/wiki/a', allow});
    const framed = page({content: '<iframe src="https://x.example/v"></iframe>', head: '<style>a{}</style>'});
    const html = finish('wiki/a.html', framed);
    expect(html).toContain("style-src 'self' 'unsafe-inline';");
    expect(html).toContain(`frame-src 'self' https://x.example"`);
    expect(() => finish('wiki/b.html', framed)).toThrow("{page: '/wiki/b', ");
    const header = headerRules([]).find(({path}) => path === '/wiki/a')?.fields['Content-Security-Policy'];
    expect(header).toContain("frame-src https://x.example;style-src-attr 'unsafe-inline'");
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

test('a literal style becomes a rule of the same strength', () => {
  const write = literalStyles({} as Props);
  const html = `<head></head><script>'<p style="a">'</script><p title="a > b" style="color:red">`;
  expect(write({file: 'a.html', html})).toBe(
    `<head><style>:is(#s#s#s,[data-site-style="color:red"]){color:red}</style></head><script>'<p style="a">'</script><p title="a > b" data-site-style="color:red">`,
  );
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
