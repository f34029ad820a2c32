import {expect, test} from 'vitest';
import {check, isChosen, valueIn, type RequestParameter} from '../../src/features/api/requestFields';
import {hostileTexts} from '../support/hostileTexts';

function parameter(name: string, kind: RequestParameter['kind'], example: string, required = true): RequestParameter {
  return {name, kind, required, meaning: '', example, longest: 49};
}

/** What a sample has where this was typed. */
function shown(kind: RequestParameter['kind'], typed: string, required = true): string | undefined {
  const one = parameter('value', kind, '', required);
  return isChosen(one) ? valueIn(one, typed) : 'a key, which is never asked for';
}

test('a sample has what was typed without the space around it, a placeholder for what is wrong, and no empty note', () => {
  expect(shown('duration', ' 60 ')).toBe('60');
  expect(shown('duration', '1h')).toBe('[VALUE]');
  expect(shown('links', '')).toBe('[VALUE]');
  expect(shown('note', ' ', false)).toBeUndefined();
  expect(shown('key', 'k3y')).toBe('a key, which is never asked for');
});

test('every text can be read back from its address, or has a placeholder', () => {
  for (const text of hostileTexts) {
    const value = shown('note', text) ?? '';
    expect(value).toMatch(/^(?:[\w.~%-]*|\[VALUE\])$/);
    expect([text.trim().replace(/\p{Surrogate}/gu, ''), '[VALUE]']).toContain(decodeURIComponent(value));
  }
});

test.each([
  ['links', '3', {value: '3'}],
  ['duration', 'H25', {value: 'H25', seconds: 90_000}],
  ['note', 'a'.repeat(49), {value: 'a'.repeat(49)}],
  ['links', 'H3', {problem: 'Write a whole number of links, such as 3.'}],
  ['links', '0', {problem: 'Write a whole number of links, such as 3.'}],
  ['duration', 'D-1', {problem: 'Write whole numbers of at most nine digits, one of them above 0.'}],
  ['duration', '', {problem: 'Write whole numbers of at most nine digits, one of them above 0.'}],
  ['note', 'ä'.repeat(20), {problem: 'This note has 120 characters once it is URL-encoded. Write at most 49.'}],
] as const)('a %s of %s is judged', (kind, text, expected) => {
  const one = parameter('value', kind, '');
  expect(isChosen(one) && check(one, text)).toMatchObject(expected);
});
