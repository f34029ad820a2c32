import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {onPath} from '../../scripts/programs.mjs';
import {languages} from '../../src/features/api/samples';
import {operations, published, samplesOf, type Answer, type PublishedOperation} from '../support/apiPages';
import {anyRefusal, startMockApi, type MockApi} from '../support/mockApi';
import {runners, runSample, type Outcome, type Runner} from '../support/runSample';

type Label = (typeof languages)[number]['label'];

/** How the samples of a language are checked: which address they ask, and how they are run. */
type Check = {
  address: (source: string) => string | undefined;
  runner?: Runner;
  /** A compiler, which this machine may lack. */
  compiler?: string;
  /** By its exit code, unless the language has none. */
  isAccepted?: (outcome: Outcome) => boolean;
};

const after = (start: RegExp) => (source: string) =>
  new RegExp(`^${start.source}(["'])(.*)\\1;?$`, 'm').exec(source)?.[2];

/** From an address without parameters, and a line for each of them. */
function addressOfCurl(source: string): string {
  const parameters = [...source.matchAll(/^ {2}--data "(.*)" \\$/gm)].map(([, parameter]) => parameter);
  return `${after(/ {2}/)(source) ?? ''}?${parameters.join('&')}`;
}

/** A language without a row here is refused. */
const checks: Record<Label, Check> = {
  curl: {address: addressOfCurl, runner: runners.curl},
  JavaScript: {address: after(/const url = /), runner: runners.JavaScript},
  Python: {address: after(/url = /), runner: runners.Python},
  // Not run, because few machines have its compiler. But for the address, its program is the same on all calls.
  'C#': {address: after(/var url = /)},
  'C++ (Arduino)': {
    address: after(/const char \*url = /),
    runner: runners['C++ (Arduino)'],
    compiler: 'g++',
    isAccepted: ({output}) => output.includes('\nAccepted\n'),
  },
};

const samples = operations.flatMap((operation) =>
  Object.entries(samplesOf(operation.page)).map(([language, source]) => ({...operation, language, source})),
);

test('each language has a row that says how its samples are checked', () => {
  expect(Object.keys(checks)).toEqual(languages.map(({label}) => label));
});

test.each(samples)('of $operationId in $language sends each parameter with its value', (sample) => {
  const {language, source, path, examples} = sample;
  const check = checks[language as Label] as Check | undefined;
  const address = check?.address(source) ?? '';
  // Nothing in it has to be escaped in any language.
  expect(address).toMatch(/^https:\/\/api\.emlalock\.com\/\w+\?[\w.~%&=-]+$/);
  const {pathname, searchParams} = new URL(address);
  expect(pathname).toBe(path);
  expect([...searchParams]).toEqual(Object.entries(examples));
  expect(source.match(/emlalock\.com/g)).toHaveLength(1);
});

describe('run against the mock', () => {
  let mock: MockApi;

  beforeAll(async () => {
    mock = await startMockApi(published);
  });

  afterAll(async () => {
    await mock.server.close();
  });

  const runnable = Object.entries<Check>(checks).flatMap(([language, {runner, compiler, isAccepted}]) =>
    runner ? [{language, runner, compiler, isAccepted}] : [],
  );
  type Runnable = (typeof runnable)[number];

  /** What a sample gets wrong about an answer of the mock, if anything. */
  async function faultOf({runner, isAccepted}: Runnable, source: string, answer: Answer): Promise<string[]> {
    const {status, example, code} = answer;
    const wish = `__code=${status === '4XX' ? anyRefusal : status}${example ? `&__example=${example}` : ''}`;
    // In front of the parameters, which a sample may add itself.
    const asking = source.replace(/https:\/\/api\.emlalock\.com(\/\w+)\??/, (_, path: string) => {
      return `${mock.origin}${path}?${wish}&`;
    });
    const outcome = await runSample(runner, asking);
    const isRight = status === '200';
    const expected = isRight ? 'abc123def456ghi' : (code ?? status);
    const isTaken = isAccepted?.(outcome) ?? outcome.exitCode === 0;
    const isFine = isTaken === isRight && outcome.output.includes(expected);
    return isFine ? [] : [`${status} ${example ?? ''}: exit code ${outcome.exitCode}, ${outcome.output}`];
  }

  async function faultsOf(language: Runnable, {page, answers}: PublishedOperation): Promise<string[]> {
    const source = samplesOf(page)[language.language] ?? '';
    // Compiling takes long, and what a sample does with its answer is the same on all calls.
    const tried = language.compiler && page !== '/docs/api/time/sub' ? answers.slice(0, 1) : answers;
    const faults = await Promise.all(tried.map((answer) => faultOf(language, source, answer)));
    return faults.flat();
  }

  for (const language of runnable) {
    const tryOn = test.skipIf(language.compiler && !onPath(language.compiler));
    tryOn.each(operations)(
      `$operationId in ${language.language} takes a right answer and each refusal`,
      async (one) => {
        expect(await faultsOf(language, one)).toEqual([]);
      },
    );

    tryOn(`in ${language.language} without one of its values is refused by the mock`, async () => {
      const source = samplesOf('/docs/api/time/add')[language.language] ?? '';
      const answer = {status: '200', example: undefined, code: undefined};
      expect(await faultOf(language, source.replace(/(--data ")?value=[^&'"]+(&|" \\\n)/, ''), answer)).toEqual([
        expect.stringContaining('MissingRequiredData'),
      ]);
    });
  }
});
