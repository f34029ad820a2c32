import {expect, test} from 'vitest';
import {durationFor} from '../../src/runtime/client/moveHeight';

test('a higher section takes longer, but less than in proportion', () => {
  const [low = 0, high = 0] = [100, 1000].map(durationFor);
  expect(high).toBeGreaterThan(low);
  expect(high).toBeLessThan(low * 10);
});

test('an empty section takes no time', () => {
  expect(durationFor(0)).toBe(0);
});

test.each([
  [36, 192],
  [360, 327],
  [3600, 714],
])('%i px take %i ms', (height, duration) => {
  expect(durationFor(height)).toBe(duration);
});
