import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {headersFile} from '../../src/features/hosting/hostFiles';
import {insertPolicies} from '../../src/features/hosting/insertPolicies';
import {readInline} from '../../src/features/hosting/readInline';
import {checkRedirects} from '../../src/features/hosting/redirects';
import {headerRules} from '../../src/site/headers';
import {policyOfSite} from '../../src/site/policy';

function page({head = '', script = 'early()', content = ''} = {}): string {
  return `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body><script>${script}</script>${content}</body></html>`;
}

describe('the policy of a page', () => {
  it('names the hashes that browsers make, and data is no script', () => {
    const head = '<script type="application/ld+json">{}</script><style>c{}</style>';
    const {scripts, styles, faults} = readInline(page({head}));
    // printf 'early()' | openssl dgst -sha256 -binary | base64
    expect(scripts).toEqual(['sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=']);
    expect([styles.length, faults]).toEqual([1, []]);
  });

  it.each([
    ['a style attribute', page({content: '<p style="color:red">'}), '<p style="color:red">'],
    ['a picture from elsewhere', page({content: '<img src="https://x.example/a.png">'}), '<img src='],
    ['a frame', page({content: '<iframe src="/x"></iframe>'}), '<iframe src="/x">'],
    ['a handler', page({content: '<p onclick="run()">'}), '<p onclick="run()">'],
    ['another script', page({content: '<script>late()</script>'}), 'of its own'],
  ])('stops the build at %s', (_, html, fault) => {
    const write = insertPolicies();
    write({file: 'index.html', html: page()});
    expect(() => write({file: 'wiki.html', html})).toThrow('wiki.html: the security policy blocks ');
    expect(() => write({file: 'wiki.html', html})).toThrow(fault);
  });
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

test('the example for nginx has the headers of every page', () => {
  const example = readFileSync('nginx.example.conf', 'utf8');
  const fields = headerRules([])[0]?.fields ?? {};
  const wanted = {...fields, 'Content-Security-Policy': policyOfSite([]).replace("script-src 'self';", '')};
  const values = Object.values<string | null>(wanted).filter((value) => value !== null);
  expect(values.filter((value) => !example.includes(value))).toEqual([]);
});

describe('redirects', () => {
  it.each([
    {from: '/a', to: '/b'},
    {from: '/d', to: '/c'},
  ])('%j stops the build', (redirect) => {
    expect(() => {
      checkRedirects([redirect], ['/c', '/d/']);
    }).toThrow(`src/site/redirects.ts: ${redirect.from} leads to ${redirect.to}.`);
  });
});
