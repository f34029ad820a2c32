import {describe, expect, test} from 'vitest';
import {checkField, checkFields, fillIn, type RequestField, type Typed} from '../../src/features/api/requestFields';
import {hostileTexts} from '../support/hostileTexts';

function field(name: string, kind: RequestField['kind'], required = true): RequestField {
  return {name, kind, required, description: '', example: '', longest: 49};
}

const fields = [field('from', 'duration'), field('to', 'duration'), field('text', 'note', false)];
const address =
  'https://api.emlalock.com/subrandom?userid=abc123def456ghi&apikey=k3yexample0&from=H1&to=D1&text=A%20note';
const sample = `curl '${address}'`;
const filledWith = (typed: Typed) => fillIn(sample, checkFields(fields, typed));

describe('a sample', () => {
  test('stays as it is until something is typed', () => {
    expect(filledWith({from: ' '})).toBe(sample);
  });

  test('follows what is typed, keeps keys and other examples, and leaves out an empty note', () => {
    expect(filledWith({from: ' 60 '})).toBe(
      "curl 'https://api.emlalock.com/subrandom?userid=abc123def456ghi&apikey=k3yexample0&from=60&to=D1'",
    );
  });

  test('has a placeholder for what is wrong, and its example for what is empty', () => {
    expect(filledWith({from: '1h', to: '', text: 'x'})).toContain('&from=[FROM]&to=D1&text=x');
  });

  test('gives every text back from its address, or has a placeholder', () => {
    for (const text of hostileTexts) {
      const filled = filledWith({from: 'D1', text});
      expect(filled).toMatch(/^curl 'https:\/\/api\.emlalock\.com\/subrandom\?[\w.~%&=[\]-]+'$/);
      const sent = new URL(filled.slice(6, -1)).searchParams.get('text');
      expect([text.trim().replace(/\p{Surrogate}/gu, ''), '[TEXT]']).toContain(sent ?? '');
    }
  });
});

test.each([
  ['links', '3', {value: '3'}],
  ['duration', 'H25', {value: 'H25', seconds: 90_000}],
  ['note', 'a'.repeat(49), {value: 'a'.repeat(49)}],
  ['links', 'H3', {problem: 'Write a whole number of links, such as 3.'}],
  ['links', '0', {problem: 'Write a whole number of links, such as 3.'}],
  ['duration', 'w1', {problem: 'Write W1 instead.'}],
  ['note', 'ä'.repeat(20), {problem: 'This note has 120 characters once it is URL-encoded. Write at most 49.'}],
] as const)('a %s of %s is judged', (kind, text, expected) => {
  expect(checkField(field('value', kind), {value: text})).toMatchObject(expected);
});
