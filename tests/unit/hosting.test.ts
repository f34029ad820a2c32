import {describe, expect, it} from 'vitest';
import {patternOf} from '../../scripts/host/files.mjs';
import {headersFile, redirectsFile} from '../../src/features/hosting/build/hostFiles';
import {readInline} from '../../src/features/hosting/build/inlineTexts';
import {policyCheck, withPolicy} from '../../src/features/hosting/build/policies';
import {headerRules} from '../../src/site/headers';
import {redirects} from '../../src/site/redirects';

const script = '<script>early()</script>';

function page({head = '', body = script, content = ''} = {}): string {
  return `<!doctype html><html><head><meta charset="UTF-8">${head}</head><body>${body}<div id="__docusaurus">${content}</div></body></html>`;
}

describe('what stands in a page', () => {
  it('is expected where the build puts it, and data is no script', () => {
    const head = '<script type="application/ld+json">{}</script><style>c{}</style>';
    const {scripts, styles, faults} = readInline(page({head}));
    expect(faults).toEqual([]);
    expect([scripts.length, styles.length]).toEqual([1, 1]);
  });

  it('has the hashes that browsers make', () => {
    // printf 'early()' | openssl dgst -sha256 -binary | base64
    expect(readInline(page()).scripts).toEqual(['sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=']);
  });

  it.each([
    ['a style in the body', page({content: '<style>c{}</style>'}), /inline style: c\{\}/],
    ['a style attribute', page({content: '<p style="color:red">'}), /style attribute: <p style="color:red">/],
    ['a handler', page({content: '<p onclick="run()">'}), /event handler: <p onclick="run\(\)">/],
    ['a frame', page({content: '<iframe src="https://media.example.org/x"></iframe>'}), /media\.example\.org/],
    ['a picture of another host', page({content: '<img src="https://media.example.org/x.png">'}), /allow_hosts/],
    ['an address that runs', page({content: '<a href=" javascript:run()">'}), /address that is a script/],
  ])('is refused when it is %s', (_, html, fault) => {
    expect(readInline(html).faults.join()).toMatch(fault);
    expect(() => {
      policyCheck()({file: 'wiki.html', inline: readInline(html)});
    }).toThrow('wiki.html has ');
  });

  it('is refused when one page has another script than the rest', () => {
    const pages = ['<script>one()</script>', '', '<script>two()</script>'].map((body, index) => ({
      file: `${index}.html`,
      inline: readInline(page({body})),
    }));
    const check = policyCheck();
    pages.slice(0, 2).forEach(check);
    expect(() => {
      pages.slice(2).forEach(check);
    }).toThrow('2.html has other inline scripts than 0.html');
  });
});

describe('the header file', () => {
  const rules = headerRules(['sha256-x']);

  it('takes away what an earlier rule said before it says something else, because the host would join them', () => {
    const lines = headersFile(rules, ['/']).split('\n');
    const start = lines.indexOf('/openapi.*');
    expect(lines.slice(start, start + 3)).toEqual([
      '/openapi.*',
      '  ! Access-Control-Allow-Origin',
      '  Access-Control-Allow-Origin: *',
    ]);
  });

  it('speaks of each locale, and of the whole site once', () => {
    const lines = headersFile(rules, ['/help/', '/help/xx/']).split('\n');
    expect(lines.filter((line) => line.endsWith('/assets/*'))).toEqual(['/help/assets/*', '/help/xx/assets/*']);
    expect(lines.filter((line) => /^\/help\/(?:xx\/)?\*$/.test(line))).toEqual(['/help/*']);
  });

  it('stops the build before the host would drop a line', () => {
    const scripts = Array.from({length: 40}, (_, index) => `sha256-${'x'.repeat(44)}${index}`);
    expect(() => headersFile(headerRules(scripts), ['/'])).toThrow(/src\/site\/headers\.ts: .* 2000 characters/);
  });

  it('stops the build before the host would drop a rule', () => {
    const many = Array.from({length: 101}, (_, index) => ({path: `/${index}`, fields: {}}));
    expect(() => headersFile(many, ['/'])).toThrow(/100 rules, and there are 101/);
  });
});

describe('a page whose front matter allows hosts', () => {
  const hosts = ['media.example.org', 'self'];
  const content = '<iframe src="https://media.example.org/x"></iframe><video src="/film.mp4"></video>';
  const html = page({content});

  it('may show what comes from them, in its own policy', () => {
    const inline = readInline(html, hosts);
    expect(inline.faults).toEqual([]);
    const written = withPolicy({file: 'wiki/film.html', html}, inline, hosts);
    expect(written).toContain("img-src 'self' data: https://media.example.org;");
    expect(written).toContain("media-src 'self' https://media.example.org;");
    expect(written).toContain('frame-src https://media.example.org"');
    expect(withPolicy({file: 'wiki.html', html}, inline)).not.toContain('frame-src');
  });

  it('has a header of its own, which takes that of the site away', () => {
    const lines = headersFile(headerRules(['sha256-x'], [{path: '/wiki/film', hosts}]), ['/']).split('\n');
    const start = lines.indexOf('/wiki/film');
    expect(lines[start + 1]).toBe('  ! Content-Security-Policy');
    expect(lines[start + 2]).toContain('frame-src https://media.example.org;');
    expect(lines.filter((line) => line.includes('example'))).toEqual([lines[start + 2]]);
  });

  it('may not show what comes from others', () => {
    expect(readInline(html, ['media.example.net', 'self']).faults.join()).toContain('is blocked');
  });
});

describe('the redirect file', () => {
  it('has one line for each old address', () => {
    const lines = redirectsFile(redirects, ['/'], false).trimEnd().split('\n');
    expect(lines).toHaveLength(redirects.length);
    expect(lines).toContain('/docs /docs/api 301');
  });

  it('knows both forms where addresses end in a slash', () => {
    const text = redirectsFile([{from: '/docs', to: '/docs/api'}], ['/help/'], true);
    expect(text).toBe('/help/docs /help/docs/api/ 301\n/help/docs/ /help/docs/api/ 301\n');
  });
});

describe('a path of the header file', () => {
  it.each([
    ['/*', '/wiki', true],
    ['/openapi.*', '/openapi.json', true],
    ['/openapi.*', '/openapi-json', false],
    ['/assets/js/*', '/assets/css/a.css', false],
  ])('%s is for %s: %s', (path, address, fits) => {
    expect(new RegExp(patternOf(path)).test(address)).toBe(fits);
  });
});
