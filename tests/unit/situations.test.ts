import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readSituations} from '../../src/features/situations/entries';
import {checkSituations} from '../../src/features/situations/plugin';

test.each([
  ['wearer:\n  locked:\n    I am lost: wiki/faq', 'an address that begins with "/"'],
  ['wearer:\n  afterwards:\n    I am out: /wiki/faq', '"wearer.afterwards" is not allowed'],
  ['visitor:\n  locked:\n    I am lost: /wiki/faq', '"visitor" is not allowed'],
])('a list of situations is refused with the file and the reason if it is %j', (text, reason) => {
  expect(() => readSituations(text)).toThrow(/^wiki\/situations\.yml/);
  expect(() => readSituations(text)).toThrow(reason);
});

test('a situation that leads to no page or no section stops the build with its sentence', () => {
  const {read, write} = checkSituations({baseUrl: '/base/'} as Props);
  void read('/base/wiki/session/emergency', load('<h2 id="your-body"></h2>'));
  expect(write).toThrow('leads to /wiki/faq#forgotten-password, which does not exist');
  expect(write).not.toThrow(/leads to \/wiki\/session\/emergency(?:#your-body)?,/);
});
