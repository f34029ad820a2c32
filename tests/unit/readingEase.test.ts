import {expect, test} from 'vitest';
import {measureReadingEase} from '../support/readingEase';

test('short sentences of short words are easy', () => {
  const ease = measureReadingEase('<article><p>You have the key. Turn it to the left.</p></article>');
  expect(ease.wordsPerSentence).toBe(4.5);
  expect(ease.grade).toBeLessThan(3);
});

test('one long sentence of long words is hard', () => {
  const long = 'Notwithstanding considerable organisational complications, administrators continuously reconsider';
  expect(
    measureReadingEase(`<article><p>${long} ${long.toLowerCase()} everything.</p></article>`).grade,
  ).toBeGreaterThan(15);
});

test('code, tables and definitions that pop up are left out', () => {
  const html =
    '<article><p>Send it <code>now or never</code> at once.</p><table><tr><td>one two</td></tr></table></article>';
  expect(measureReadingEase(html).words).toBe(4);
});
