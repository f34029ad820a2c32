import {expect, test} from 'vitest';
import {dayOf} from '../../src/features/changelog/dayOf';

const source = (name: string) => ({source: `@site/changelog/emlalock/${name}.mdx`});

test('an entry of the changelog is named by its day, and a day that does not exist is refused', () => {
  expect(dayOf(source('2024-02-29'))).toBe('2024-02-29');
  expect(dayOf(source('v1'))).toBeUndefined();
  for (const name of ['2026-02-30', '2026-13-01', '2026-summer']) {
    expect(() => dayOf(source(name))).toThrow(`changelog/emlalock/${name}.mdx: ${name} is no date.`);
  }
});
