// The complete program of the API reference, as readers copy it.
import {describe, expect, test} from 'vitest';
import {operations, samplesOf, type Answer} from '../support/apiPages';
import {startMock} from '../support/mockApi';
import {pageAt} from '../support/pages';
import {impatient, limits, runSample} from '../support/runSample';

const programs = samplesOf('/docs/api');
const languages = ['Python', 'JavaScript'];

/** Runs the program, perhaps changed, with the mock in place of the service. */
async function run(
  language: string,
  wishes: Parameters<typeof startMock>[0] = {},
  change = (source: string) => source,
) {
  const mock = await startMock(wishes);
  const source = change(programs[language] ?? '');
  expect(source).toContain('https://api.emlalock.com/');
  const outcome = await runSample(language, source.replace('https://api.emlalock.com', mock.origin));
  mock.stop();
  return {...outcome, calls: mock.calls};
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

const answers = operations.find(({path}) => path === '/info')?.answers ?? [];
const refusals = answers.filter(({status}) => status !== '200');
const withoutSession = answers.slice(1).filter(({status}) => status === '200');

/** What the program says about a refusal. */
function messageFor({code, status}: Answer): string {
  if (code === 'MissingRequiredData') {
    return 'Missing: userid\n';
  }
  return status === '429' ? 'Too many requests. Wait a minute before you run this again.\n' : `Refused: ${code}\n`;
}

describe.each(languages)('in %s it', (language) => {
  /** What happens, and which calls it sends. */
  const expected = (output: string, calls: string[]) => ({exitCode: 1, output, calls});

  test.each(refusals)('explains $status $code, and sends nothing more', async (answer) => {
    expect(await run(language, {'/info': answer})).toEqual(expected(messageFor(answer), ['/info']));
  });

  test.each(withoutSession)('adds nothing without a session: $example', async (answer) => {
    expect(await run(language, {'/info': answer})).toEqual(expected('No session is running.\n', ['/info']));
  });

  test('adds nothing past the maximum', async () => {
    const outcome = await run(language, {}, (source) => source.replace('hour = 3600', 'hour = 36000000'));
    expect(outcome).toEqual(expected('An hour more would go past the maximum.\n', ['/info']));
  });

  test('stops at an answer that is no JSON', async () => {
    const outcome = await run(language, {'/add': {text: '<html>Service unavailable</html>'}});
    expect(outcome).toMatchObject({exitCode: 1, calls: ['/info', '/add']});
  });

  test('gives up where no answer comes', async () => {
    expect(programs[language]).toMatch(limits[language] ?? '');
    const outcome = await run(language, {'/info': 'nothing'}, (source) => impatient(language, source));
    expect(outcome).toMatchObject({exitCode: 1, calls: ['/info']});
  });
});
