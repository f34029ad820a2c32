import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import Prose from '../../src/components/Prose';
import {alwaysShown, callData, shownWhenReading} from '../../src/features/api/data';
import {descriptionFile, loadDescription, readDescription} from '../../src/features/api/description';
import {fieldsOf} from '../../src/features/api/fields';

const description = await loadDescription();

function dataOf(path: string) {
  const operation = description.operations.find((one) => one.path === path);
  return operation && callData(operation, description);
}

test('the shortened sample of each call has fields that the description has', () => {
  const known = (['user', 'chastitysession'] as const).flatMap((record) => fieldsOf(record, description));
  const named = description.operations.flatMap((call) => Object.keys(call['x-shows-change'] ?? {}));
  expect(named.filter((name) => !known.some((field) => field.name === name))).toEqual([]);
  for (const name of [...alwaysShown, ...shownWhenReading]) {
    expect(dataOf('/info')?.answer.code).toContain(`"${name}"`);
  }
});

test('text of the description is plain text but for code in backticks', () => {
  const html = renderToStaticMarkup(createElement(Prose, undefined, 'It’s {b} <c> | `d` *e*'));
  expect(html).toBe('It’s {b} &lt;c&gt; | <code>d</code> *e*');
});

const source = readFileSync(descriptionFile, 'utf8');

test('a point in time has the unit of its example', () => {
  type Examples = {RunningSession: {value: Record<'user' | 'chastitysession', Record<string, unknown>>}};
  const {examples} = (parse(source) as {components: {examples: Examples}}).components;
  const wrong = (['user', 'chastitysession'] as const).flatMap((record) =>
    fieldsOf(record, description).flatMap(({name, form}) => {
      // Of our time: ten digits are seconds, and twelve or more are milliseconds.
      const [digits = ''] = /^\d{10,}$/.exec(String(examples.RunningSession.value[record][name])) ?? [];
      const unit = digits.length > 10 ? 'Unix milliseconds' : 'Unix seconds';
      return digits === '' || form.endsWith(`, ${unit}`)
        ? []
        : [`${record}.${name}: the example ${digits} is in ${unit}, described as ${form}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['kind: id', 'kind: name', /:\d+: .*"x-kind" is one of id, key, /],
  ['x-unit: seconds', 'x-colour: red', /:\d+: Nothing reads this key/],
  ['    x-does: {what: reads}', '', /:\d+: .*'x-does'.*"what": reads, adds or removes/],
  [
    'description: One segment of a wheel.',
    "description: One segment of a wheel.\n      contains: {$ref: '#/components/schemas/WheelField'}",
    /: a reference leads back to itself\. Write its parts out\./,
  ],
])('%s, replaced by %s, is refused with its file and place', async (part, replacement, message) => {
  const reading = readDescription(source.replace(part, replacement));
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow(/^docs\/api\/openapi\.yaml:/);
});
