import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findProblems} from '../../scripts/api-rules.mjs';
import {readDescription} from '../../src/features/api/build/description';
import {descriptionFile, parseSource} from '../../src/features/api/build/source';

const source = readFileSync(descriptionFile, 'utf8');

/** The description with one part replaced. */
function broken(part: string, replacement: string): string {
  expect(source).toContain(part);
  return source.replace(part, replacement);
}

test('the description passes its linter', async () => {
  expect(await findProblems(source)).toEqual([]);
});

test.each([
  ['an example that does not fit its schema', 'userid: abc123def456ghi', 'userid: 5', 'must be string'],
  ['an amount that is no amount', 'example: W1D2H3', 'example: 3h', 'must match pattern'],
  ['a null where none may be', 'chastitysession: null', 'chastitysession: 7', 'must match a schema in anyOf'],
  ['an id that stands twice', 'operationId: addTime\n', 'operationId: getInfo\n', 'unique `operationId`'],
  ['a reference into the void', 'parameters/CountTo', 'parameters/NoSuch', "Can't resolve $ref"],
  [
    'a parameter that does not say how sure it is',
    'x-held-by: wearer\n      x-evidence: documented',
    'x-held-by: wearer',
    'UserId does not say how sure it is',
  ],
  [
    'a field that does not say how sure it is',
    'Name on Voiyal.\n          x-evidence: observed',
    'Name on Voiyal.',
    'voiyal does not say how sure it is',
  ],
  [
    'an error that does not say how sure it is',
    'x-retry: once, with the right key\n      x-evidence: documented',
    'x-retry: once, with the right key',
    'HolderNotFound does not say how sure it is',
  ],
  [
    'a remark that does not say how sure it is',
    "treat it as required.'\n        x-evidence: observed",
    "treat it as required.'",
    'The remark on subTime does not say how sure it is',
  ],
  ['a mark that does not exist', 'x-evidence: observed', 'x-evidence: certain', 'does not say how sure it is'],
])('the linter finds %s', async (_, part, replacement, complaint) => {
  expect((await findProblems(broken(part, replacement))).join('\n')).toContain(complaint);
});

test.each([
  ['a form that the builder does not know', 'x-kind: duration', 'x-kind: time', '.x-kind" must be one of'],
  ['an error without a remedy', '      x-retry: once, with the right key\n', '', 'HolderNotFound.x-retry" is required'],
  ['a field in no table', 'x-group: pillory', 'x-group: other', '"pillory" of chastitysession is in no table'],
  [
    'a reference into the void',
    'parameters/CountTo',
    'parameters/NoSuch',
    '"#/components/parameters/NoSuch" leads nowhere',
  ],
])('the build stops at %s and names the file', (_, part, replacement, complaint) => {
  const read = () => readDescription(broken(part, replacement));
  expect(read).toThrow(`${descriptionFile}: `);
  expect(read).toThrow(complaint);
});

test('nothing is surer than what it stands in', () => {
  const {operations} = readDescription(source);
  const marksOf = (wanted: string) => {
    const operation = operations.find(({id}) => id === wanted);
    return new Set(operation?.parameters.map(({evidence}) => evidence.mark));
  };
  expect(marksOf('subTimeRandom')).toEqual(new Set(['documented']));
  expect(marksOf('subTime')).toEqual(new Set(['observed']));
});

test('what is no YAML is refused with file, line and column, also where it is published', () => {
  const broken = source.replace('openapi: 3.1.0', 'openapi: "3.1.0');
  const place = /^docs\/api\/openapi\.yaml:\d+:\d+: this is not valid YAML: /;
  expect(() => parseSource(broken)).toThrow(place);
  expect(() => readDescription(broken)).toThrow(place);
});

test('a reference that leads back to itself is refused', () => {
  const schemas = '\n  schemas:\n';
  expect(source).toContain(schemas);
  const circular = source.replace(schemas, `${schemas}    Loop: {$ref: '#/components/schemas/Loop'}\n`);
  expect(() => readDescription(circular)).toThrow('"#/components/schemas/Loop" leads back to itself');
});
