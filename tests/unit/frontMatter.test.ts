// cspell:ignore rolle lable gaems Grüße
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test, vi} from 'vitest';
import {checkFrontMatter, createFrontMatterParser} from '../../src/features/frontMatter/build/parseFrontMatter';

const page = {
  title: 'Bingo',
  description: 'What is known about the game of bingo, for wearers and holders.',
  role: 'both',
  certainty: 'undocumented',
  tags: ['games'],
};

test('a complete page passes', () => {
  expect(() => {
    checkFrontMatter('wiki/games/bingo.mdx', page);
  }).not.toThrow();
});

test.each([
  ['title', undefined, '"title" is required'],
  ['description', 'Short.', '"description" length must be at least 40'],
  ['role', 'keyholder', '"role" must be one of [wearer, holder, both, integrator]'],
  ['certainty', undefined, '"certainty" is required'],
  ['tags', [], '"tags" must contain at least 1 items'],
])('a wiki page with %s = %j is refused with file, key and remedy', (key, value, reason) => {
  const check = () => {
    checkFrontMatter('wiki/games/bingo.mdx', {...page, [key]: value});
  };
  expect(check).toThrow('wiki/games/bingo.mdx: the front matter has to be fixed.');
  expect(check).toThrow(reason);
  expect(check).toThrow('_template.mdx');
});

test.each([
  [
    'wiki/games/bingo.mdx',
    {tags: ['gaems']},
    '"tags" holds "gaems", which is not in wiki/tags.yml. Did you mean "games"?',
  ],
  [
    'docs/api/info.mdx',
    {tags: ['zzz']},
    '"tags" holds "zzz", which is not in docs/api/tags.yml. Use one of read, time,',
  ],
  [
    'blog/2026-01-31-news.mdx',
    {tags: ['api'], authors: ['teams'], role: undefined, certainty: undefined},
    '"authors" holds "teams", which is not in blog/authors.yml. Did you mean "team"?',
  ],
])('%s with %j names something that is not in the list of its folder', (file, keys, reason) => {
  expect(() => {
    checkFrontMatter(file, {...page, ...keys});
  }).toThrow(reason);
});

test('an API page that names an operation which does not exist is refused', () => {
  const check = () => {
    checkFrontMatter('docs/api/time/add.mdx', {...page, operation: 'addTimes'});
  };
  expect(check).toThrow('docs/api/time/add.mdx: the front matter has to be fixed.');
  expect(check).toThrow('"operation" must be one of [getInfo, addTime,');
});

test.each([
  ['rolle', 'both', '"rolle" is no key here. Did you mean "role"?'],
  ['sidebar_lable', 'Bingo', '"sidebar_lable" is no key here. Did you mean "sidebar_label"?'],
  ['author', 'me', '"author" is no key here. Remove it, or use one of title, description,'],
])('a wiki page with the unknown key %s is refused with the nearest that is known', (key, value, reason) => {
  expect(() => {
    checkFrontMatter('wiki/games/bingo.mdx', {...page, [key]: value});
  }).toThrow(reason);
});

test.each([
  ['wiki/games/bingo.mdx', {sidebar_label: 'Bingo', slug: '/bingo', allow_hosts: ['media.example.org', 'self']}],
  ['src/pages/about.mdx', {title: 'About', description: page.description, is_listed: false}],
])('%s may hold the keys of the framework and of this site', (file, keys) => {
  expect(() => {
    checkFrontMatter(file, file.startsWith('wiki') ? {...page, ...keys} : keys);
  }).not.toThrow();
});

test.each([
  'https://media.example.org',
  'media.example.org/x',
  '*.example.org',
  'localhost',
  'a b.org',
  "x.org 'unsafe'",
])('the host %s cannot be allowed', (host) => {
  expect(() => {
    checkFrontMatter('wiki/games/bingo.mdx', {...page, allow_hosts: [host]});
  }).toThrow('name a host, such as media.example.org');
});

function parse(fileContent: string, filePath = '/site/wiki/games/bingo.mdx') {
  return createFrontMatterParser('/site')({filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
}

const head = `title: Bingo
description: ${page.description}
role: both
certainty: undocumented
tags: [games]`;

test('a fault is told with the line of its key', async () => {
  await expect(parse(`---\n${head.replace('role:', 'rolle:')}\n---\n`)).rejects.toThrow('- line 4: "rolle" is no key');
});

test.each([
  [
    'a text in Latin-1',
    Buffer.from(`---\n${head}\n---\n\nGrüße\n`, 'latin1'),
    /bingo\.mdx:9: .* Save the file as UTF-8/,
  ],
  ['a text in UTF-16', Buffer.from(`---\n${head}\n---\n`, 'utf16le'), /bingo\.mdx:1: .* Save the file as UTF-8/],
  [
    'a front matter that is no YAML',
    Buffer.from(`---\n${head}\nslug: "x\n---\n`),
    /bingo\.mdx:\d+: the front matter is not valid YAML/,
  ],
  ['a front matter that is a script', Buffer.from(`---js\n({})\n---\n`), /bingo\.mdx:1: the front matter is YAML\./],
])('%s is refused with file, line and remedy', async (_, bytes, reason) => {
  await expect(parse(bytes.toString('utf8'))).rejects.toThrow(reason);
});

test.each([
  ['/site/blog/2031-01-31-news.mdx', '', '"2031-01-31" lies in the future'],
  ['/site/blog/2026-02-30-news.mdx', '', '"2026-02-30" is no day of the calendar'],
  ['/site/blog/2026-01-31-news.mdx', 'date: 2031-01-31', '"2031-01-31" lies in the future'],
  ['/site/blog/news.mdx', '', 'the post has no day'],
])('a post %s with %j is refused', async (file, date, reason) => {
  const post = `title: News\ndescription: ${page.description}\nauthors: [team]\ntags: [api]\n${date}`;
  await expect(parse(`---\n${post}\n---\n`, file)).rejects.toThrow(reason);
});

test.each([
  ['2031-01-31', '"2031-01-31" lies in the future: today is'],
  ['2026-02-30', '"2026-02-30" is no day of the calendar'],
  ['new-year', '"new-year" is not written as year, month and day'],
])('an entry of the changelog named %s is refused', (name, reason) => {
  expect(() => {
    checkFrontMatter(`changelog/emlalock/${name}.mdx`, {...page, tags: ['api']});
  }).toThrow(reason);
});

test('an entry of the day is right wherever on earth it is written', () => {
  const check = () => {
    checkFrontMatter('changelog/emlalock/2026-01-31.mdx', {...page, tags: ['api']});
  };
  vi.useFakeTimers({now: Date.UTC(2026, 0, 30, 10, 30)});
  expect(check).not.toThrow();
  vi.useFakeTimers({now: Date.UTC(2026, 0, 30, 9, 30)});
  expect(check).toThrow('lies in the future: today is 2026-01-30');
  vi.useRealTimers();
});

test('files outside the content folders are left alone', () => {
  expect(() => {
    checkFrontMatter('CONTRIBUTING.md', {});
  }).not.toThrow();
});
