import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {createFrontMatterParser} from '../../src/features/frontMatter/build/parseFrontMatter';

const good = {
  date: '2026-01-31',
  kinds: '[added, fixed]',
  areas: '[api, session]',
  description: 'What came with this release, told in one sentence for lists.',
  role: 'both',
  certainty: 'documented',
};

/** Imitates the framework's parser, which turns dates into `Date` objects. */
const defaultParseFrontMatter: DefaultParseFrontMatter = ({fileContent}) => {
  const pairs = [...fileContent.matchAll(/^(\w+): (.+)$/gm)].map(([, key = '', value = '']): [string, unknown] => {
    if (value.startsWith('[')) {
      return [key, value.slice(1, -1).split(', ').filter(Boolean)];
    }
    return [key, key === 'date' && !Number.isNaN(Date.parse(value)) ? new Date(value) : value];
  });
  return Promise.resolve({frontMatter: Object.fromEntries(pairs), content: ''});
};

async function parse(changes: Partial<Record<string, string>>, name = '2026-01-31') {
  const lines = Object.entries({...good, ...changes}).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  const {frontMatter} = await createFrontMatterParser('/site')({
    filePath: `/site/changelog/emlalock/${name}.mdx`,
    fileContent: `---\n${lines.join('\n')}\n---\n`,
    defaultParseFrontMatter,
  });
  return frontMatter;
}

test('title, label and tags of an entry follow from its date, its kinds and its areas', async () => {
  expect(await parse({})).toMatchObject({
    date: '2026-01-31',
    title: 'Entry of 31 January 2026',
    sidebar_label: '31 January 2026',
    tags: ['added', 'fixed', 'api', 'session'],
  });
});

test('an entry whose notes are not known needs no area', async () => {
  expect(await parse({kinds: 'unknown', areas: '[]'})).toMatchObject({tags: ['notes-not-known']});
});

test.each([
  ['a date that is not the file name', {date: '2026-01-30'}, '"date" holds "2026-01-30", but the file is named'],
  ['a date that YAML would move', {date: '2026-01-32'}, '"date" holds "2026-01-32", but the file is named'],
  ['no date', {date: ''}, '"date" is required'],
  ['an unknown kind', {kinds: '[improved]'}, '"kinds[0]" must be one of [added, changed, fixed'],
  ['no kind', {kinds: '[]'}, '"kinds" must contain at least 1 items'],
  ['a kind that is no list', {kinds: 'added'}, '"kinds" must be a list with one or more of added, changed'],
  ['an unknown area', {areas: '[apis]'}, '"areas[0]" must be one of [account, api,'],
  ['no area though the notes are known', {areas: '[]'}, '"areas" must contain at least 1 items'],
  ['no certainty', {certainty: ''}, '"certainty" is required'],
  ['a title', {title: 'Big news'}, '"title" follows from the date'],
  ['tags', {tags: '[api]'}, '"tags" follows from "kinds" and "areas"'],
])('an entry with %s is refused with file, place, reason and remedy', async (_, changes, reason) => {
  const refusal = expect(parse(changes)).rejects;
  await refusal.toThrow('changelog/emlalock/2026-01-31.mdx: the front matter has to be fixed.');
  await refusal.toThrow(reason);
  await refusal.toThrow('The scaffold "_template.mdx" of the folder shows every key.');
});

test.each([
  ['2026-02-30', '"2026-02-30" is no day of the calendar'],
  ['2031-01-31', 'the file name "2031-01-31" lies in the future: today is'],
  ['new-year', '"new-year" is not written as year, month and day'],
])('a file named %s is refused, with the way to a right one', async (name, reason) => {
  await expect(parse({date: name}, name)).rejects.toThrow(reason);
  await expect(parse({date: name}, name)).rejects.toThrow(/npm run new:changelog|add the entry on its day/);
});

test('an entry of the day is right wherever on earth it is written', async () => {
  vi.useFakeTimers({now: Date.UTC(2026, 0, 30, 10, 30)});
  await expect(parse({}, '2026-01-31')).resolves.toMatchObject({date: '2026-01-31'});
  vi.useFakeTimers({now: Date.UTC(2026, 0, 30, 9, 30)});
  await expect(parse({}, '2026-01-31')).rejects.toThrow('lies in the future: today is 2026-01-30');
  vi.useRealTimers();
});
