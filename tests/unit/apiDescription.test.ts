import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {descriptionFile, readDescription} from '../../src/features/api/description';
import {fieldsOf} from '../../src/features/api/fields';
import {findProblems} from '../../src/features/api/rules';
import {certainties} from '../../src/site/certainty';

const source = readFileSync(descriptionFile, 'utf8');

/** The description with one part replaced. */
function broken(part: string, replacement: string, text = source): string {
  expect(text).toContain(part);
  return text.replace(part, replacement);
}

test('the description passes its linter', async () => {
  expect(await findProblems(source, descriptionFile)).toEqual([]);
});

test('the description tells what each word of evidence means', () => {
  const legend = /`x-evidence` says [^]*?\n\n/.exec(source)?.[0] ?? '';
  expect(certainties.filter((word) => !legend.includes(`*${word}*`))).toEqual([]);
});

/** What is replaced by what, and the complaint. */
const mistakes: [part: string, replacement: string, complaint: string][] = [
  ['userid: abc123def456ghi', 'userid: 5', 'must be string'],
  ['example: D1\n', 'example: 3h\n', 'must match pattern'],
  ['parameters/CountTo', 'parameters/NoSuch', "Can't resolve $ref"],
  [
    'x-held-by: wearer\n      x-evidence: documented',
    'x-held-by: wearer',
    '`UserId` property must have required property \'x-evidence\'. "x-kind" is one of id, key',
  ],
  [
    "treat it as required.'\n        x-evidence: observed",
    "treat it as required.'",
    "`x-remark` property must have required property 'x-evidence'",
  ],
  [
    '      x-what-to-do: Wait until the session has a holder before you send the call again.\n',
    '',
    "`SessionHasNoHolder` property must have required property 'x-what-to-do'",
  ],
  ['      x-page-read: part\n', '', 'A documented call, and no other, needs'],
  ['x-unit: seconds', 'x-colour: red', 'Nothing reads this key. Use x- with one of evidence'],
  [
    'description: Name on Voiyal.\n          x-evidence: observed',
    'description: Name on Voiyal.\n          x-evidence: sure',
    'Each field needs "x-evidence". "x-evidence" is one of documented, confirmed',
  ],
];

test('the linter finds mistakes, with file and line', async () => {
  const wrong = mistakes.reduce((text, [part, replacement]) => broken(part, replacement, text), source);
  const problems = await findProblems(wrong, descriptionFile);
  const found = mistakes.map(([, , complaint]) => problems.find((problem) => problem.includes(complaint)) ?? complaint);
  expect(found.filter((problem) => !/^docs\/api\/openapi\.yaml:\d+: /.test(problem))).toEqual([]);
});

test('a point in time has the unit of its example', async () => {
  type Examples = {RunningSession: {value: Record<'user' | 'chastitysession', Record<string, unknown>>}};
  const {examples} = (parse(source) as {components: {examples: Examples}}).components;
  const description = await readDescription(source);
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
  [
    'leads back to itself',
    'description: One segment of a wheel.',
    "description: One segment of a wheel.\n      contains: {$ref: '#/components/schemas/WheelField'}",
    /a reference leads back to itself\. Write its parts out\./,
  ],
  ['has no value that is allowed', 'x-kind: id', 'x-kind: name', /:\d+: .*"x-kind" is one of id, key, /],
])('what %s is refused with its file and place', async (_, part, replacement, message) => {
  const reading = readDescription(broken(part, replacement));
  await expect(reading).rejects.toThrow(message);
  await expect(reading).rejects.toThrow(/^docs\/api\/openapi\.yaml:/);
});
