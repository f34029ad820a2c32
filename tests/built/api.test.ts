import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {operations, published} from '../support/apiPages';
import {pageAt} from '../support/pages';
import {readBuilt} from '../support/site';

test('the description is published as it is written, and the same as JSON', () => {
  const source = readFileSync('docs/api/openapi.yaml', 'utf8');
  expect(readBuilt('openapi.yaml')).toBe(source);
  expect(published).toEqual(parse(source));
});

test('the page of a call says at its foot what it rests on, as the description does', () => {
  const foot = {
    full: 'Sources: mainly EmlaLock’s own pages.',
    part: 'Sources: EmlaLock’s own pages and programs that use EmlaLock.',
    no: 'Sources: some of EmlaLock’s own pages, and programs that use EmlaLock.',
  };
  for (const {page, 'x-page-read': read = 'no'} of operations) {
    expect(pageAt(page).$('article > .site-evidence').text(), page).toContain(foot[read]);
  }
});

test('a call takes the keys and values that its name promises', () => {
  for (const {path, parameters} of operations) {
    const keys = ['userid', 'apikey', ...(path.startsWith('/sub') ? ['holderapikey'] : [])];
    const amounts = path.endsWith('random') ? ['from', 'to'] : ['value'];
    const text = /^\/(?:add|sub)(?:random)?$/.test(path) ? ['text'] : [];
    const promised = path === '/info' ? keys : [...keys, ...amounts, ...text];
    expect(
      parameters.map(({name}) => name),
      path,
    ).toEqual(promised);
  }
});
