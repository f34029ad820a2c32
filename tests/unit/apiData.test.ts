import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {loadReference} from '../../src/features/api/calls';
import {descriptionFile, readDescription} from '../../src/features/api/description';
import {encode} from '../../src/features/api/parameters';
import {hostileTexts} from '../support/hostileTexts';

test('every text can be read back from its address, and ends no text of a program', () => {
  for (const text of hostileTexts) {
    expect(encode(text)).toMatch(/^[\w.~%()*-]*$/);
    expect(decodeURIComponent(encode(text))).toBe(text.replace(/\p{Surrogate}/gu, ''));
  }
});

const source = readFileSync(descriptionFile, 'utf8');

test.each([
  ['kind: duration', 'kind: time', /"x-kind" is one of duration, /],
  ['      x-held-by: wearer\n', '', /"x-held-by" is one of wearer, /],
  [
    "- $ref: '#/components/parameters/UserId'",
    '- {name: a, in: query, schema: {type: string}}',
    /parameter is a \$ref/,
  ],
  ['x-unit: seconds', 'x-colour: red', /No page shows this key/],
  ['    x-does: {what: reads}', '', /'x-does'.*"what": reads, adds or removes/],
  [
    '{error: UserNotFound}\n      x-what-to-do:',
    '{error: UserNotFound} #',
    /An error needs "x-evidence", and "x-what-to-do"/,
  ],
  ['The wearer’s account.\n      x-evidence: documented\n', 'The account.\n', /Each schema needs "x-evidence"/],
  ['x-group: identity\n          x-evidence: documented\n', 'x-group: identity\n', /Each field needs "x-evidence"/],
  ['x-page-read: full\n', '\n', /A documented call, and no other/],
  ['example: 3\n', 'example: three\n', /no-invalid-parameter-examples/],
  ['value: {error: UserNotFound}', 'value: {error: [0]}', /no-invalid-media-type-examples/],
  ['      operationId: addTime\n', '', /operation-operationId\b/],
  ['tags: [time]\n      summary: Add time', 'tags: [none]\n      summary: Add time', /operation-tag-defined/],
  ['      description: How many requirement links.\n', '', /parameter-description/],
  ['      x-summary: Too many requests\n', '', /A response without a body needs "x-summary"/],
])('%s, replaced by %s, is refused with its file and place', async (part, replacement, message) => {
  const told = await readDescription(source.replace(part, replacement)).catch(String);
  expect(told).toMatch(/^Error: docs\/api\/openapi\.yaml:\d+: /);
  expect(told).toMatch(message);
});

test('a call that says otherwise than its parameters whose keys it needs is refused', async () => {
  const changed = readDescription(source.replace('x-does: {what: removes', 'x-does: {what: adds'));
  await expect(loadReference(changed)).rejects.toThrow(
    'docs/api/openapi.yaml: /sub adds, and its parameters say otherwise whose keys it needs',
  );
});
