import {expect, test} from 'vitest';
import {buildTimeline} from '../../src/features/changelog/build/timeline';
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
    ['observation', ''],
    ['entry', '8 April 2021'],
    ['observation', ''],
  ]);
});

test('the drawing has each thing at its place in the year', () => {
  expect(year('2027').marks.entries).toEqual([0]);
  const [run] = year('2021').marks.runs;
  expect(run?.from).toBeCloseTo(97 / 365, 2);
  expect(run?.to).toBeCloseTo(334 / 365, 2);
});

test('every observation and every run is told once', () => {
  const told = timeline.flatMap(({items}) => items.map(({kind}) => kind));
  expect(told.filter((kind) => kind === 'observation')).toHaveLength(observations.length);
  expect(told.filter((kind) => kind === 'run')).toHaveLength(runs.length);
});

test('an observation says since when it is known, and never that something was released', () => {
  const told = timeline.flatMap(({items}) => items.filter((item) => item.kind === 'observation'));
  for (const {when} of told) {
    expect(when).toMatch(/^(?:Present by|Perhaps present by|Seen on) \d/);
  }
  expect(JSON.stringify(told)).not.toMatch(/released/i);
});
