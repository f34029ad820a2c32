import {expect, test} from 'vitest';
import {buildTimeline, runsIn} from '../../src/features/changelog/build/timeline';
import {runs} from '../../src/features/changelog/model/kinds';
import {observations} from '../../src/features/changelog/model/observations';

function entry(date: string) {
  return {
    title: `Entry of ${date}`,
    description: 'About it.',
    permalink: `/changelog/emlalock/${date}`,
    date,
    tags: [],
  };
}

const timeline = buildTimeline([entry('2027-01-01'), entry('2021-12-01'), entry('2021-04-08')]);

function year(name: string) {
  const found = timeline.find((candidate) => candidate.year === name);
  if (!found) {
    throw new Error(`no year ${name}`);
  }
  return found;
}

test('every year from the newest to the oldest is there, also those of which nothing is known', () => {
  expect(timeline.map(({year: name}) => name)).toEqual([
    '2027',
    '2026',
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
    '2019',
    '2018',
  ]);
  expect(year('2024').items).toEqual([]);
});

test('within a year entries, observations and runs stand newest first, a run below its last entry', () => {
  expect(year('2021').items.map((item) => [item.kind, 'day' in item ? item.day : ''])).toEqual([
    ['entry', '1 December 2021'],
    ['run', ''],
    ['observed', ''],
    ['entry', '8 April 2021'],
    ['observed', ''],
  ]);
});

test('the drawing has each thing at its place in the year', () => {
  expect(year('2027').marks.entries).toEqual([0]);
  const [run] = year('2021').marks.runs;
  expect(run?.from).toBeCloseTo(97 / 365, 2);
  expect(run?.to).toBeCloseTo(334 / 365, 2);
});

const observed = timeline.flatMap(({items}) => items.filter((item) => item.kind === 'observed'));

test('every observation and every run is told once, and each day once', () => {
  const told = timeline.flatMap(({items}) => items.map(({kind}) => kind));
  expect(observed.flatMap(({things}) => things)).toHaveLength(observations.length);
  expect(new Set(observed.map(({when}) => when)).size).toBe(observed.length);
  expect(told.filter((kind) => kind === 'run')).toHaveLength(runs.length);
});

test('what was observed of one day is one block, with each page that explains it once', () => {
  const day = observed.find(({when}) => when.endsWith('23 December 2022'));
  expect(day?.things).toHaveLength(9);
  expect(day?.things[0]?.what[0]?.value).toMatch(/^Durations/);
  expect(day?.pages.filter(({label}) => label === 'Session settings')).toHaveLength(1);
});

test('an entry has its notes in the timeline once they are known', () => {
  const notesOf = (tag: string) =>
    buildTimeline([{...entry('2027-01-01'), tags: [{label: tag, permalink: `/changelog/emlalock/tags/${tag}`}]}])[0]
      ?.items[0];
  expect(notesOf('added')).toMatchObject({notes: 'About it.'});
  expect(notesOf('notes-not-known')).toMatchObject({notes: ''});
});

test('an observation says since when it is known, and never that something was released', () => {
  for (const {when} of observed) {
    expect(when).toMatch(/^(?:Present by|Perhaps present by|Seen on) \d/);
  }
  expect(JSON.stringify(observed)).not.toMatch(/released/i);
});

test('a run across New Year is drawn to the end of one year and from the beginning of the next', () => {
  const run = {first: '2021-07-02', last: '2023-07-02'};
  const drawn = ['2020', '2021', '2022', '2023', '2024'].map((name) => runsIn(name, [run]));
  const half = expect.closeTo(0.5, 2) as number;
  expect(drawn).toEqual([[], [{from: half, to: 1}], [{from: 0, to: 1}], [{from: 0, to: half}], []]);
});
