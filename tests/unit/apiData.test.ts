import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Prose from '../../src/components/Prose';
import {alwaysShown, callData, shownWhenReading} from '../../src/features/api/data';
import {loadDescription} from '../../src/features/api/description';
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
