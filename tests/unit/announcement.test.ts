import {expect, test} from 'vitest';
import {announcement, checkAnnouncement} from '../../src/site/announcement';

test('the announcement of the site is good', () => {
  expect(checkAnnouncement(announcement)).toEqual(announcement);
});

test.each([
  ['id', {id: 'New Id'}],
  ['id', {id: ''}],
  ['text', {text: 'Read <b>this</b>'}],
  ['text', {text: 'Two\u0000parts'}],
  ['text', {text: 'Read \u202Ethis'}],
  ['text', {text: ''}],
  ['text', {text: 'long '.repeat(40)}],
  ['link.label', {link: {label: '<script>', to: '/how-sure'}}],
  ['link.to', {link: {label: 'Read', to: 'javascript:alert(1)'}}],
  ['link.to', {link: {label: 'Read', to: 'https://elsewhere.example'}}],
  ['link.to', {link: {label: 'Read', to: '//elsewhere.example'}}],
])('a bad %s stops the build with the place and the remedy: %j', (field, change) => {
  const check = () => checkAnnouncement({...announcement, ...change});
  expect(check).toThrow(`src/site/announcement.ts: ${field} holds "`);
  expect(check).toThrow('It must be');
});
