// The samples of the calls, as readers copy them.
import {expect, test} from 'vitest';
import {onPath} from '../../scripts/programs.mjs';
import {operations, samplesOf} from '../support/apiPages';
import {startMock, type Wish} from '../support/mockApi';
import {pageAt} from '../support/pages';
import {impatient, limits, runners, runSample} from '../support/runSample';

const samples = operations.flatMap((operation) =>
  Object.entries(samplesOf(operation.page)).map(([language, source]) => ({
    name: `${operation.operationId} in ${language}`,
    operation,
    language,
    source,
  })),
);
type Sample = (typeof samples)[number];

test.each(operations)(
  '$operationId has its address, each parameter as an element and a limit in each language',
  (call) => {
    const {$} = pageAt(call.page);
    const found = $('[role=tabpanel]:has([data-site-parameter])')
      .toArray()
      .map((panel) =>
        $(panel)
          .find('[data-site-parameter]')
          .toArray()
          .map((one) => `${one.attribs['data-site-parameter']}: ${$(one).text().replace('&', '')}`),
      );
    const expected = Object.entries(call.examples).map(
      ([name, value]) => `${name}: ${name}=${encodeURIComponent(value)}`,
    );
    expect(found).toEqual(Object.keys(limits).map(() => expected));
    for (const {language, source} of samples.filter(({operation}) => operation === call)) {
      expect(source.match(/[^"']*emlalock\.com[^"'?]*/g), language).toEqual([`https://api.emlalock.com${call.path}`]);
      expect(source).toMatch(limits[language] ?? '');
    }
  },
);

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
