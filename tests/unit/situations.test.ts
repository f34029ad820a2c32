import {expect, test} from 'vitest';
import {readSituations} from '../../src/features/situations/entries';

test.each([
  ['Locked:\n  I am lost: wiki/faq', 'an address that begins with "/"'],
  ['Locked:\n  I am lost:\n', '"Locked.I am lost" must be a string'],
])('a list of situations is refused with the file and the reason if it is %j', (text, reason) => {
  expect(() => readSituations(text)).toThrow(/^wiki\/situations\.yml/);
  expect(() => readSituations(text)).toThrow(reason);
});
