import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {checkField} from '../../src/features/api/model/checkField';
import type {ParameterKind, RequestParameter, RequestShape} from '../../src/features/api/model/operation';
import {buildUrl, checkFields, draftLine, type BuiltRequest, type Values} from '../../src/features/api/model/request';
import {hostileTexts} from '../support/hostileTexts';

function parameter(name: string, kind: ParameterKind, required = true): RequestParameter {
  return {name, kind, required, heldBy: 'caller', description: ''};
}

const base = 'https://api.emlalock.com';
const shape: RequestShape = {
  base,
  path: '/subrandom',
  parameters: [
    parameter('userid', 'id'),
    parameter('apikey', 'key'),
    parameter('holderapikey', 'key'),
    parameter('from', 'duration'),
    parameter('to', 'duration'),
    parameter('links', 'count'),
    parameter('text', 'note', false),
  ],
};
const good = {
  userid: 'abc123def456ghi',
  apikey: 'k3yexample0',
  holderapikey: 'k3yexample1',
  from: '60',
  to: 'H1',
  links: '3',
};

function build(values: Values): BuiltRequest {
  return buildUrl(shape, checkFields(shape, values));
}

/** Whatever the text, there is either an address that decodes to it, or a message about this field. */
function expectRightOutcome({name}: RequestParameter, text: string): void {
  const values: Values = {...good, [name]: text};
  const built = build(values);
  if ('unfinished' in built) {
    expect(built).toEqual({unfinished: [name]});
    const field = checkFields(shape, values).find((each) => each.parameter.name === name);
    expect(field?.checked).toHaveProperty('problem', expect.stringMatching(/^.{1,200}\.$/));
    return;
  }
  const query = new URL(built.url).searchParams;
  const sent = shape.parameters.filter((each) => (values[each.name] ?? '').trim() !== '');
  expect([...query]).toEqual(sent.map((each) => [each.name, values[each.name]?.trim()]));
  expect(built.url).toMatch(/^https:\/\/api\.emlalock\.com\/subrandom\?[\w.~%&=-]+$/);
}

describe('the request line', () => {
  function draft(values: Values, areKeysShown = false): string {
    return draftLine(shape, checkFields(shape, values), areKeysShown);
  }

  test('keeps a place for what is missing or cannot be sent, and fills in the rest', () => {
    expect(draft({userid: 'abc123def456ghi', from: '60', to: '1h'})).toBe(
      `GET ${base}/subrandom?userid=abc123def456ghi&apikey=[APIKEY]&holderapikey=[HOLDERAPIKEY]&from=60&to=[TO]&links=[LINKS]`,
    );
  });

  test('masks keys until they are shown', () => {
    expect(draft(good)).not.toContain('k3yexample');
    expect(draft(good, true)).toContain('&apikey=k3yexample0&holderapikey=k3yexample1&');
  });
});

describe('the address', () => {
  test('holds every value, and leaves out what is optional and empty', () => {
    expect(build(good)).toEqual({
      url: `${base}/subrandom?userid=abc123def456ghi&apikey=k3yexample0&holderapikey=k3yexample1&from=60&to=H1&links=3`,
      maskedUrl: `${base}/subrandom?userid=abc123def456ghi&apikey=••••••••&holderapikey=••••••••&from=60&to=H1&links=3`,
    });
  });

  test('has everything encoded but letters, digits and four marks', () => {
    const text = `-_.~ !'()*&=#?/\\"<>%+`;
    expect(build({...good, text})).toHaveProperty(
      'url',
      expect.stringMatching(/&text=-_\.~%20%21%27%28%29%2A%26%3D%23%3F%2F%5C%22%3C%3E%25%2B$/),
    );
  });

  test('does not come while a field is missing or wrong', () => {
    expect(build({})).toEqual({unfinished: ['userid', 'apikey', 'holderapikey', 'from', 'to', 'links']});
    expect(build({...good, to: '1h'})).toEqual({unfinished: ['to']});
  });

  test('is the same for pasted values with white space around them', () => {
    const pasted = Object.fromEntries(Object.entries(good).map(([name, value]) => [name, `\t ${value}\r\n`]));
    expect(build(pasted)).toEqual(build(good));
  });
});

describe.each(shape.parameters)('$name', (field) => {
  test(`gives ${hostileTexts.length} hostile texts back from the address, or says what is wrong`, () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
    for (const text of hostileTexts) {
      expectRightOutcome(field, text);
    }
  });

  test('does the same with generated texts', () => {
    const texts = fc.oneof(
      fc.string({unit: 'binary', maxLength: 60}),
      fc.string({unit: 'grapheme', maxLength: 60}),
      fc.string({
        unit: fc.constantFrom(...'aZ09%+&=#<>"\'\n\r\u0000\u202e\u200f\ud83d\ude00'.split('')),
        maxLength: 60,
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expectRightOutcome(field, text);
      }),
      {numRuns: 1000},
    );
  });
});

describe('a field', () => {
  const note = parameter('text', 'note', false);

  test.each([
    ['is missing', parameter('apikey', 'key'), '  ', 'apikey is missing'],
    ['has a space inside', parameter('apikey', 'key'), 'k3y example', 'white space inside'],
    ['has an unseen character', parameter('apikey', 'key'), 'k3y\u200bexample', 'the character U+200B'],
    ['is half an emoji', parameter('apikey', 'key'), 'k3y\ud83d', 'the character U+D83D'],
    ['is far too long', parameter('userid', 'id'), 'a'.repeat(1_000_000), '1000000 characters are too many'],
    ['is no count', parameter('value', 'count'), 'H3', 'counted, not timed'],
    ['counts nothing', parameter('value', 'count'), '0', 'Write 1 or more'],
    ['counts with zeros in front', parameter('value', 'count'), '03', 'Write 3 instead'],
    ['counts too far', parameter('value', 'count'), '9'.repeat(30), 'cannot count this exactly'],
    ['is no time', parameter('value', 'duration'), 'w1', 'Write W1 instead'],
    ['is a long note', note, 'ä'.repeat(50), 'This note has 50 characters. It may have 49'],
    ['is a note cut in an emoji', note, 'hi \ud83d', 'broken in half'],
  ])('that %s is refused', (_, field, text, reason) => {
    expect(checkField(field, text)).toHaveProperty('problem', expect.stringContaining(reason));
  });

  test.each([
    ['looks unlike the sample', parameter('userid', 'id'), 'ABC', 'lowercase letters and digits'],
    ['is longer once encoded', note, 'ä'.repeat(20), 'Encoded, this note has 120 characters'],
    ['has a line break', note, 'one\ntwo', 'line break or control character'],
  ])('that %s is accepted with a hint', (_, field, text, reason) => {
    expect(checkField(field, text)).toEqual({value: text, hint: expect.stringContaining(reason) as string});
  });

  test('of 49 plain characters, or as many emoji, is a note', () => {
    expect(checkField(note, 'a'.repeat(49))).toEqual({value: 'a'.repeat(49)});
    expect(checkField(note, '😀'.repeat(49))).toHaveProperty('hint');
    expect(checkField(note, '😀'.repeat(50))).toHaveProperty('problem');
  });

  test('with an amount of time counts its seconds', () => {
    expect(checkField(parameter('value', 'duration'), 'H25')).toEqual({value: 'H25', seconds: 90_000});
  });
});

describe('a range', () => {
  const hint = expect.stringContaining('less than from') as string;

  test.each([
    ['60', 'H1', undefined],
    ['H1', '3600', undefined],
    ['H2', '3600', hint],
  ])('from %s to %s', (from, to, expected) => {
    const field = checkFields(shape, {...good, from, to}).find((each) => each.parameter.name === 'to');
    expect(field?.checked).toEqual({
      value: to,
      seconds: 3600,
      ...(expected && {hint: expected}),
    });
  });

  test('of counts is compared by number', () => {
    const counts = {...shape, parameters: [parameter('from', 'count'), parameter('to', 'count')]};
    expect(checkFields(counts, {from: '10', to: '9'})[1]?.checked).toEqual({value: '9', hint});
    expect(checkFields(counts, {from: '9', to: '10'})[1]?.checked).toEqual({value: '10'});
  });
});
