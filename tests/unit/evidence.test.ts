import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readDescription} from '../../src/features/api/build/description';
import {leastSure, readEvidence} from '../../src/features/api/build/evidence';
import {evidenceTable} from '../../src/features/api/build/parts/evidence';
import {descriptionFile} from '../../src/features/api/build/source';

const source = readFileSync(descriptionFile, 'utf8');
const where = 'an answer of the service';

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
});

/** The description with a date after the mark of `membersince`. */
function withSeen(seen: string, mark = 'confirmed'): string {
  const changed = source.replace(
    /(\n {8}membersince:\n(?: {10}.*\n)*? {10}x-evidence: )observed\n/,
    `$1${mark}\n          x-seen: ${seen}\n`,
  );
  expect(changed).not.toBe(source);
  return changed;
}

describe('a day on which something was seen', () => {
  it('is told as a sentence, and as old after a year', () => {
    const tell = (on: string) => readEvidence({'x-evidence': 'confirmed', 'x-seen': {on, where}}).seen;
    expect(tell('2026-11-20')).toBe('Last seen on 20 November 2026 in an answer of the service.');
    expect(tell('2025-11-23')).toBe('Last seen on 23 November 2025 in an answer of the service.');
    expect(tell('2025-11-20')).toBe('Last seen on 20 November 2025 in an answer of the service, more than a year ago.');
  });

  it.each([
    ['{on: 2026-11-30, where: x}', '"2026-11-30" lies in the future: today is 2026-11-22.'],
    ['{on: 2026-02-30, where: x}', '"2026-02-30" is no day of the calendar.'],
    ['{on: 22.11.2026, where: x}', 'is not written as year, month and day, such as 2026-01-31.'],
    ['{on: 2026-11-20}', '"x-seen" needs a day and a place, and nothing else.'],
    ['2026-11-20', '"x-seen" needs a day and a place, and nothing else.'],
  ])('stops the build where it is wrong, with file, line and remedy: %s', (seen, message) => {
    const text = withSeen(seen);
    const line = text.slice(0, text.indexOf('x-seen: ', text.indexOf('schemas:'))).split('\n').length;
    expect(() => readDescription(text)).toThrow(`${descriptionFile}:${line}: `);
    expect(() => readDescription(text)).toThrow(message);
    expect(() => readDescription(text)).toThrow('Write "x-seen: {on: 2026-01-31, where: an answer of the service}"');
  });

  it('belongs to no fact that nobody explains', () => {
    expect(() => readDescription(withSeen('{on: 2026-11-20, where: x}', 'undocumented'))).toThrow('remove "x-seen"');
  });
});

it('what is confirmed is less sure than what is documented, and surer than what is observed', () => {
  expect(leastSure('documented', 'confirmed')).toBe('confirmed');
  expect(leastSure('confirmed', 'observed')).toBe('observed');
});

it('tells in the table of evidence when and where a field was seen', () => {
  const {operations, records} = readDescription(withSeen(`{on: 2026-11-20, where: ${where}}`));
  const info = operations.find(({id}) => id === 'getInfo');
  const told = JSON.stringify(evidenceTable(info, {operations, records}));
  expect(told).toContain('Last seen on 20 November 2026 in an answer of the service.');
});

it('the check of the description knows the mark and the day', () => {
  const {status, stderr} = spawnSync('node', ['scripts/check-api.mjs'], {encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
});
