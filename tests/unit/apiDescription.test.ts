import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {descriptionFile, readDescription} from '../../src/features/api/description';
import {fieldsOf} from '../../src/features/api/fields';
import {findProblems} from '../../src/features/api/rules';
import {certainties, certaintyMarks} from '../../src/site/certainty';

const source = readFileSync(descriptionFile, 'utf8');

/** The description with one part replaced. */
function broken(part: string, replacement: string, text = source): string {
  expect(text).toContain(part);
  return text.replace(part, replacement);
}

test('the description passes its linter', async () => {
  expect(await findProblems(source, descriptionFile)).toEqual([]);
});

test('each mark has a symbol of its own, and the description tells what it means', () => {
  expect(new Set(certaintyMarks.map((mark) => certainties[mark].symbol)).size).toBe(certaintyMarks.length);
  const legend = /`x-evidence` says [^]*?\n\n/.exec(source)?.[0] ?? '';
  expect(certaintyMarks.filter((mark) => !legend.includes(`*${mark}*`))).toEqual([]);
});

/** What is replaced by what, and the complaint. */
const mistakes: [part: string, replacement: string, complaint: string][] = [
  ['userid: abc123def456ghi', 'userid: 5', 'must be string'],
  ['example: D1\n', 'example: 3h\n', 'must match pattern'],
  ['parameters/CountTo', 'parameters/NoSuch', "Can't resolve $ref"],
  [
    'x-held-by: wearer\n      x-evidence: documented',
    'x-held-by: wearer',
    'UserId needs "x-evidence": one of documented',
  ],
  ["treat it as required.'\n        x-evidence: observed", "treat it as required.'", 'x-remark needs "x-evidence"'],
  [
    "      x-what-to-do: Don't send calls that reduce something until the session has a holder.\n",
    '',
    'SessionHasNoHolder needs "x-what-to-do"',
  ],
  ['      x-page-read: part\n', '', 'A documented call, and no other, needs'],
  ['x-group: pillory', 'x-group: other', 'pillory needs "x-group": one of state'],
  ['x-unit: seconds', 'x-colour: red', 'Nothing reads "x-colour". Use one of x-evidence'],
];

test('the linter finds mistakes, with file and line', async () => {
  const wrong = mistakes.reduce((text, [part, replacement]) => broken(part, replacement, text), source);
  const problems = await findProblems(wrong, descriptionFile);
  const found = mistakes.map(([, , complaint]) => problems.find((problem) => problem.includes(complaint)) ?? complaint);
  expect(found.filter((problem) => !/^docs\/api\/openapi\.yaml:\d+: /.test(problem))).toEqual([]);
});

test('a point in time has the unit of its example', () => {
  type Examples = {RunningSession: {value: Record<'user' | 'chastitysession', Record<string, unknown>>}};
  const {examples} = (parse(source) as {components: {examples: Examples}}).components;
  const description = readDescription(source);
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

test('what is no YAML is refused with file, line and column', () => {
  expect(() => readDescription(broken('openapi: 3.1.0', 'openapi: "3.1.0'))).toThrow(
    /^docs\/api\/openapi\.yaml: this is not valid YAML\. .* at line \d+, column \d+/,
  );
});
