// The samples of the calls, as readers copy them.
import {expect, test} from 'vitest';
import {onPath} from '../../scripts/programs.mjs';
import {operations, samplesOf} from '../support/apiPages';
import {startMock, type Wish} from '../support/mockApi';
import {pageAt} from '../support/pages';
import {impatient, limits, runners, runSample} from '../support/runSample';

const after = (start: RegExp) => (source: string) =>
  new RegExp(`^${start.source}(["'])(.*)\\1;?$`, 'm').exec(source)?.[2];

/** From an address without parameters, and a line for each of them. */
function addressOfCurl(source: string): string {
  const parameters = [...source.matchAll(/^ {2}--data "(.*)" \\$/gm)].map(([, parameter]) => parameter);
  return `${after(/ {2}/)(source) ?? ''}?${parameters.join('&')}`;
}

/** The address that a sample asks. */
const addressIn: Record<string, (source: string) => string | undefined> = {
  curl: addressOfCurl,
  JavaScript: after(/const url = /),
  Python: after(/url = /),
  'C#': after(/var url = /),
  'C++ (Arduino)': after(/const char \*url = /),
};

const samples = operations.flatMap((operation) =>
  Object.entries(samplesOf(operation.page)).map(([language, source]) => ({
    name: `${operation.operationId} in ${language}`,
    operation,
    language,
    source,
  })),
);
type Sample = (typeof samples)[number];

test('each call has a sample in each language', () => {
  const languages = Object.keys(addressIn);
  const expected = operations.flatMap(({operationId}) => languages.map((language) => `${operationId} in ${language}`));
  expect(samples.map(({name}) => name)).toEqual(expected);
});

test.each(samples)('$name sends each parameter with its value, once and in time', ({language, source, operation}) => {
  const address = addressIn[language]?.(source) ?? '';
  // Nothing in it has to be escaped in any language.
  expect(address).toMatch(/^https:\/\/api\.emlalock\.com\/\w+\?[\w.~%&=-]+$/);
  const {pathname, searchParams} = new URL(address);
  expect(pathname).toBe(operation.path);
  expect([...searchParams]).toEqual(Object.entries(operation.examples));
  expect(source.match(/emlalock\.com/g)).toHaveLength(1);
  expect(source).toMatch(limits[language] ?? '');
});

test.each(operations)('the form of $operationId finds each parameter in each language', ({page, examples}) => {
  const {$} = pageAt(page);
  const found = $('[role=tabpanel]:has([data-site-parameter])')
    .toArray()
    .map((panel) =>
      $(panel)
        .find('[data-site-parameter]')
        .toArray()
        .map((one) => `${one.attribs['data-site-parameter']}: ${decodeURIComponent($(one).children().text())}`),
    );
  const expected = Object.entries(examples).map(([name, value]) => `${name}: ${value}`);
  expect(found).toEqual(Object.keys(addressIn).map(() => expected));
});

/** C# is not run, because few machines have its compiler. But for the address, its program is the same on all calls. */
const runnable = samples.filter(({language}) => language in runners);
const lacksCompiler = ({language}: {language: string}) => language === 'C++ (Arduino)' && !onPath('g++');

async function run({language, source, operation: {path}}: Sample, wish?: Wish) {
  const mock = await startMock({[path]: wish});
  const {exitCode, output} = await runSample(language, source.replace('https://api.emlalock.com', mock.origin));
  mock.stop();
  // A microcontroller has no exit code.
  return {isAccepted: language === 'C++ (Arduino)' ? output.includes('\nAccepted\n') : exitCode === 0, output};
}

/** What is left of a sample without its path and its values. */
const shapeOf = ({operation: {path}, source}: Sample) => source.replace(path, '').replace(/=[\w.~%-]+/g, '=');
const shapes = new Map(runnable.map((sample) => [shapeOf(sample), sample]));

test.for([...shapes.values()])('$name prints the answer', async (sample, {skip}) => {
  skip(lacksCompiler(sample), 'g++ is missing');
  expect(await run(sample)).toEqual({isAccepted: true, output: expect.stringContaining('abc123def456ghi') as string});
});

const [mostRefused] = operations.toSorted((one, two) => two.answers.length - one.answers.length);
const refusals = runnable
  .filter(({operation}) => operation === mostRefused)
  .flatMap((sample) => sample.operation.answers.slice(1).map((answer) => ({...sample, answer})));

test.for(refusals)(
  '$name prints the refusal $answer.status $answer.code and fails',
  async ({answer, ...sample}, {skip}) => {
    skip(lacksCompiler(sample), 'g++ is missing');
    const {isAccepted, output} = await run(sample, answer);
    expect({isAccepted, output}).toEqual({
      isAccepted: false,
      output: expect.stringContaining(answer.code ?? answer.status) as string,
    });
  },
);

test('the mock refuses a sample that lacks a value', async () => {
  const [sample] = runnable.filter(({name}) => name === 'addTime in curl');
  const source = sample?.source.replace(/.*value=.*\n/, '');
  expect(sample && source && (await run({...sample, source}))).toMatchObject({
    isAccepted: false,
    output: expect.stringContaining('"values":["value"]') as string,
  });
});

test('a sample gives up where no answer comes', async () => {
  const waiting = runnable.filter((sample) => sample.operation === mostRefused && !lacksCompiler(sample));
  const outcomes = await Promise.all(
    waiting.map(async (sample) => {
      const {isAccepted} = await run({...sample, source: impatient(sample.language, sample.source)}, 'nothing');
      return `${sample.language}: ${isAccepted}`;
    }),
  );
  expect(outcomes).toEqual(waiting.map(({language}) => `${language}: false`));
});
