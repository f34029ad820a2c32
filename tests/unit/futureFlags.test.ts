import {DEFAULT_FASTER_CONFIG, DEFAULT_FUTURE_V4_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {expect, test} from 'vitest';
import {faster, v4} from '../../src/site/futureFlags';

test('each flag of the future has a value here, so that an upgrade shows the new ones', () => {
  expect(Object.keys(v4).sort()).toEqual(Object.keys(DEFAULT_FUTURE_V4_CONFIG).sort());
  expect(Object.keys(faster).sort()).toEqual(Object.keys(DEFAULT_FASTER_CONFIG).sort());
});
