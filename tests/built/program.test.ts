// The complete program of the API reference, as readers copy it.
import {afterAll, beforeAll, expect, test} from 'vitest';
import {operations, published, samplesOf, type Answer} from '../support/apiPages';
import {startMockApi, type MockApi} from '../support/mockApi';
import {startFront, type Wishes} from '../support/mockFront';
import {pageAt} from '../support/pages';
import {runners, runSample} from '../support/runSample';

const programs = samplesOf('/docs/api');
const languages = ['Python', 'JavaScript'] as const;

let mock: MockApi;

beforeAll(async () => {
  mock = await startMockApi(published);
});

afterAll(async () => {
  await mock.server.close();
});

/** Runs the program, perhaps changed, with the mock in place of the service. */
async function run(language: (typeof languages)[number], wishes: Wishes = {}, change = (source: string) => source) {
  const front = await startFront(mock, wishes);
  const source = change(programs[language] ?? '');
  expect(source).toContain('https://api.emlalock.com/');
  const outcome = await runSample(runners[language], source.replace('https://api.emlalock.com', front.origin));
  front.stop();
  return {...outcome, calls: front.calls};
}

/** What the program says about a refusal. */
function messageFor({code, status}: Answer): string {
  if (code === 'MissingRequiredData') {
    return 'Missing: userid\n';
  }
  return status === '429' ? 'Too many requests. Wait a minute before you run this again.\n' : `Refused: ${code}\n`;
}

function answersOf(path: string): Answer[] {
  return operations.find((operation) => operation.path === path)?.answers ?? [];
}

test('the program stands in these languages', () => {
  expect(Object.keys(programs)).toEqual(languages);
});

test.each(languages)('in %s it reads the session, adds an hour and prints what the page shows', async (language) => {
  const {$} = pageAt('/docs/api');
  const shown = $('#complete-program').nextUntil('h2').filter('.theme-code-block').last().find('pre');
  shown.find('br').replaceWith('\n');
  expect(await run(language)).toEqual({exitCode: 0, output: `${shown.text().trim()}\n`, calls: ['/info', '/add']});
});

const refusals = ['/info', '/add'].flatMap((path) =>
  answersOf(path)
    .filter(({status}) => status !== '200')
    .map((answer) => ({path, answer, name: answer.code ?? answer.status})),
);
const withoutSession = answersOf('/info')
  .slice(1)
  .filter(({status}) => status === '200');

for (const language of languages) {
  test.each(refusals)(`in ${language} it explains $name of $path, and sends nothing more`, async ({path, answer}) => {
    const {exitCode, output, calls} = await run(language, {[path]: answer});
    expect({exitCode, output}).toEqual({exitCode: 1, output: expect.stringContaining(messageFor(answer)) as string});
    expect(calls).toEqual(path === '/info' ? ['/info'] : ['/info', '/add']);
  });

  test.each(withoutSession)(`in ${language} it adds nothing without a session: $example`, async (answer) => {
    expect(await run(language, {'/info': answer})).toEqual({
      exitCode: 1,
      output: 'No session is running.\n',
      calls: ['/info'],
    });
  });

  test(`in ${language} it adds nothing past the maximum`, async () => {
    const {output, calls} = await run(language, {}, (source) => source.replace('hour = 3600', 'hour = 36000000'));
    expect({output, calls}).toEqual({output: 'An hour more would go past the maximum.\n', calls: ['/info']});
  });

  test(`in ${language} it names a value that it was made to forget`, async () => {
    const {output} = await run(language, {}, (source) => source.replace(/apikey(?=["':])/, 'forgotten'));
    expect(output).toMatch(/^Missing: /);
  });

  test(`in ${language} it stops at an answer that is no JSON`, async () => {
    const {exitCode, calls} = await run(language, {'/add': '<html>Service unavailable</html>'});
    expect(exitCode).not.toBe(0);
    expect(calls).toEqual(['/info', '/add']);
  });
}
