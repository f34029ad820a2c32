import {describe, expect, test} from 'vitest';
import {check, fillIn, isChosen, type RequestParameter, type Typed} from '../../src/features/api/requestFields';
import {hostileTexts} from '../support/hostileTexts';

function parameter(name: string, kind: RequestParameter['kind'], example: string, required = true): RequestParameter {
  return {name, kind, required, meaning: '', example, longest: 49};
}

const parameters = [
  parameter('userid', 'id', 'abc123def456ghi'),
  parameter('from', 'duration', 'H1'),
  parameter('to', 'duration', 'D1'),
  parameter('text', 'note', 'A note', false),
];
const address =
  'https://api.emlalock.com/subrandom?userid=abc123def456ghi&apikey=k3yexample0&from=H1&to=D1&text=A%20note';
const sample = `curl '${address}'`;
const filledWith = (typed: Typed) => fillIn(sample, parameters, typed);

describe('a sample', () => {
  test('stays as it is until something is typed', () => {
    expect(filledWith({})).toBe(sample);
  });

  test('follows what is typed, keeps keys and other examples, and leaves out an empty note', () => {
    expect(filledWith({from: ' 60 ', text: ' '})).toBe(
      "curl 'https://api.emlalock.com/subrandom?userid=abc123def456ghi&apikey=k3yexample0&from=60&to=D1'",
    );
  });

  test('has a placeholder for what is wrong or missing', () => {
    expect(filledWith({from: '1h', to: '', text: 'x'})).toContain('&from=[FROM]&to=[TO]&text=x');
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
  ['duration', 'D-1', {problem: 'Write whole numbers of at most nine digits, one of them above 0.'}],
  ['duration', '', {problem: 'Write whole numbers of at most nine digits, one of them above 0.'}],
  ['note', 'ä'.repeat(20), {problem: 'This note has 120 characters once it is URL-encoded. Write at most 49.'}],
] as const)('a %s of %s is judged', (kind, text, expected) => {
  const one = parameter('value', kind, '');
  expect(isChosen(one) && check(one, text)).toMatchObject(expected);
});
