import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Prose from '../../src/components/Prose';
import {secondsOf, wordsOf} from '../../src/features/api/amounts';
import {descriptionFile, readDescription} from '../../src/features/api/description';
import {encode} from '../../src/features/api/parameters';
import {hostileTexts} from '../support/hostileTexts';

test('an amount is told in words', () => {
  expect(wordsOf(secondsOf('W1D1H1M1S1'))).toBe('1 week, 1 day, 1 hour, 1 minute, 1 second');
  expect(wordsOf(secondsOf('H25M90'))).toBe('1 day, 2 hours, 30 minutes');
});

test('every text can be read back from its address, and ends no text of a program', () => {
  for (const text of hostileTexts) {
    expect(encode(text)).toMatch(/^[\w.~%()*-]*$/);
    expect(decodeURIComponent(encode(text))).toBe(text.replace(/\p{Surrogate}/gu, ''));
  }
});

test('text of the description is plain text but for code in backticks', () => {
  const html = renderToStaticMarkup(createElement(Prose, undefined, 'It’s {b} <c> | `d` *e*'));
  expect(html).toBe('It’s {b} &lt;c&gt; | <code>d</code> *e*');
});

const source = readFileSync(descriptionFile, 'utf8');

test.each([
  ['kind: id', 'kind: name', /:\d+: .*"x-kind" is one of id, key, /],
  ['      x-held-by: wearer\n', '', /:\d+: [^]*"x-held-by" is one of wearer, /],
  [
    "- $ref: '#/components/parameters/UserId'",
    '- {name: a, in: query, schema: {type: string}}',
    /:\d+: [^]*A parameter is a \$ref/,
  ],
  ['x-unit: seconds', 'x-colour: red', /:\d+: Nothing reads this key/],
  ['    x-does: {what: reads}', '', /:\d+: .*'x-does'.*"what": reads, adds or removes/],
  ['      x-summary: Too many requests\n', '', /:\d+: [^]*A response without a body needs "x-summary"/],
])('%s, replaced by %s, is refused with its file and place', async (part, replacement, message) => {
  const reading = readDescription(source.replace(part, replacement));
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow(/^docs\/api\/openapi\.yaml:/);
});
