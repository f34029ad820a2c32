import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findProblems} from '../../scripts/api-rules.mjs';
import {readDescription} from '../../src/features/api/build/description';
import {demandPages} from '../../src/features/api/build/pages';
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
    'x-retry: Try once more with it. If the error persists, contact the EmlaLock team\n      x-evidence: documented',
    'x-retry: Try once more with it. If the error persists, contact the EmlaLock team',
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
  [
    'an error without a remedy',
    '      x-retry: Try once more with it. If the error persists, contact the EmlaLock team\n',
    '',
    'HolderNotFound.x-retry" is required',
  ],
  ['a field in no table', 'x-group: pillory', 'x-group: other', '"pillory" of chastitysession is in no table'],
  [
    'a reference into the void',
    'parameters/CountTo',
    'parameters/NoSuch',
    '"#/components/parameters/NoSuch" leads nowhere',
  ],
])('the build stops at %s and names the file', (_, part, replacement, complaint) => {
  const read = () => readDescription(broken(part, replacement));
  expect(read).toThrow(`${descriptionFile}:`);
  expect(read).toThrow(complaint);
});

test.each([
  [
    'that none names',
    'operationId: addTime\n',
    'operationId: addTimes\n',
    'addTimes has no page. Write docs/api/time/add.mdx',
  ],
  ['that is not there', 'docs/api/info}', 'docs/api/answer}', 'getInfo has no page. Write docs/api/answer.mdx'],
])('an operation with a page %s is refused', (_, part, replacement, complaint) => {
  const {operations} = readDescription(broken(part, replacement));
  expect(() => {
    demandPages(descriptionFile, operations, '.');
  }).toThrow(`${descriptionFile}: the operation ${complaint}`);
});

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test.each([
  [
    'one of our keys that is misspelt',
    'x-shows-change: [req',
    'x-show-change: [req',
    'x-show-change',
    'Did you mean "x-shows-change"?',
  ],
  ['a key that nothing reads', 'x-unit: seconds', 'x-colour: red', 'x-colour', 'Use one of x-evidence'],
  ['a type of a field that does not exist', 'type: boolean', 'type: bool', 'type: bool\n', 'Did you mean "boolean"?'],
  [
    'a type of a parameter that does not exist',
    'schema: {type: integer}',
    'schema: {type: int}',
    '{type: int}',
    '"integer"?',
  ],
  ['a form that is misspelt', 'x-kind: duration', 'x-kind: durations', 'x-kind: durations', 'Did you mean "duration"?'],
])('the build stops once at %s, with line and remedy', (_, part, replacement, place, remedy) => {
  const text = broken(part, replacement);
  let message = '';
  try {
    readDescription(text);
  } catch (error) {
    message = String(error);
  }
  expect(message.split(`${descriptionFile}:${lineOf(text, place)}: `)).toHaveLength(2);
  expect(message).toContain(remedy);
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
