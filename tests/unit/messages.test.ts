// cspell:ignore Menü Nichts
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, test, vi} from 'vitest';
import {addressOfContent, originalOf} from '../../src/build/contentFile';
import {inlineMessages} from '../../src/build/messages/inline.mjs';
import {interpolate} from '../../src/build/messages/interpolate';
import {readMessages} from '../../src/build/messages/read';
import {leadToTranslated} from '../../src/features/languages/build/linkedContent';
import {selectPlural} from '../../src/site/plural';

const head = "import {translate} from '@docusaurus/Translate';\n";
const german = {'menu.label': 'Menü', 'hits.none': 'Nichts zu „{question}“'};

describe('a text in code', () => {
  it.each([
    ["label(translate({id: 'menu.label', message: 'Menu'}))", 'label("Menü")'],
    ["translate({id: 'menu.label', message: 'Menu', description: 'A name'})", '"Menü"'],
    ["translate({\n  id: 'new',\n  message:\n    'It’s ' + \"new\",\n})", '"It’s new"'],
    [
      "translate({id: 'hits.none', message: 'None'}, {question})",
      'translate({message: "Nichts zu „{question}“"}, {question})',
    ],
    ['translate(message)', 'translate(message)'],
  ])('%s is written as %s', (code, expected) => {
    expect(inlineMessages(head + code, german)).toBe(head + expected);
  });

  it('is left alone where the framework does not translate', () => {
    expect(inlineMessages("translate({id: 'menu.label', message: 'Menu'})", german)).toContain('Menu');
  });

  it('takes values by their names, and keeps what has none', () => {
    expect(interpolate('{count} of {all} {open}', {count: 3, all: 4})).toBe('3 of 4 {open}');
  });

  it.each([
    ['en', 1, '1 result'],
    ['en', 5, '5 results'],
    ['ja', 5, '1 result'],
  ])('in %s has the form of its language for %i', (locale, count, expected) => {
    expect(selectPlural('1 result|{count} results', count, locale)).toBe(expected);
  });
});

const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({file, code: readFileSync(path.join('src', file), 'utf8')}))
  .filter(({file, code}) => code.includes("'@docusaurus/Translate'") && !file.startsWith('build'));

test.each(sources)('$file declares its texts so that a script can carry them in its language', ({code}) => {
  expect(inlineMessages(code, {})).not.toMatch(/\btranslate\(\s*\{\s*id:/);
});

test('a text that is declared twice is the same in both places', () => {
  const declared = sources.flatMap(({code}) => [
    ...code.matchAll(/translate\(\s*\{\s*id: '(?<id>[^']+)',\s*message:\s*(?<message>(?:'(?:[^'\\]|\\.)*'[\s+]*)+)/g),
  ]);
  const messages = new Map<string, Set<string>>();
  for (const {groups: {id = '', message = ''} = {}} of declared) {
    messages.set(id, new Set([...(messages.get(id) ?? []), message.replace(/\s+/g, ' ').trim()]));
  }
  expect(messages.size).toBeGreaterThan(50);
  expect([...messages].filter(([, forms]) => forms.size > 1).map(([id]) => id)).toEqual([]);
});

test('a damaged file of translations is named', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'docs-messages-'));
  mkdirSync(path.join(site, 'i18n/de'), {recursive: true});
  writeFileSync(path.join(site, 'i18n/de/code.json'), '{"a": {},}');
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(site);
  expect(() => readMessages('de')).toThrow(/^i18n\/de\/code\.json: this is not valid JSON: .* Fix it there/);
  cwd.mockRestore();
  rmSync(site, {recursive: true});
});

describe('a translated content file', () => {
  it.each([
    ['i18n/de/docusaurus-plugin-content-docs/current/games/bingo.mdx', 'wiki/games/bingo.mdx', '/wiki/games/bingo'],
    ['i18n/de/docusaurus-plugin-content-docs-api/current/index.mdx', 'docs/api/index.mdx', '/docs/api'],
    ['i18n/de/docusaurus-plugin-content-blog/2026/hello.mdx', 'blog/2026/hello.mdx', '/blog/2026/hello'],
    ['wiki/faq.mdx', 'wiki/faq.mdx', '/wiki/faq'],
  ])('%s stands for %s at %s', (file, original, address) => {
    expect(originalOf(file)).toBe(original);
    expect(addressOfContent(original)).toBe(address);
  });

  it('stands for the file of its version', () => {
    const file = 'i18n/de/docusaurus-plugin-content-docs-api/version-1.0/info.mdx';
    expect(originalOf(file)).toBe('api_versioned_docs/version-1.0/info.mdx');
  });

  it('is reached by the links between the originals, and reaches those', () => {
    const follow = (sourceFilePath: string, url: string) => leadToTranslated({sourceFilePath, url, node: {} as never});
    expect(follow('wiki/games/index.mdx', './bingo.mdx#what-is-known')).toBe('/wiki/games/bingo#what-is-known');
    expect(follow('i18n/de/docusaurus-plugin-content-docs/current/games/bingo.mdx', '../faq.mdx')).toBe('/wiki/faq');
    expect(() => follow('wiki/faq.mdx', './nothing.mdx')).toThrow(
      'wiki/faq.mdx: the link ./nothing.mdx leads to no file',
    );
  });
});
