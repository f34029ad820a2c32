// The complete program of the API reference, as readers copy it.
import {describe, expect, test} from 'vitest';
import {operations, samplesOf, type Answer} from '../support/apiPages';
import {pageAt} from '../support/pages';
import {hasRunners, impatient, runSample} from '../support/runSample';

const programs = Object.entries(samplesOf('/docs/api'));

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

describe.runIf(hasRunners).each(programs)('in %s it', (language, program) => {
  test('reads the session, adds an hour and prints what the page shows', async () => {
    const {$} = pageAt('/docs/api');
    const shown = $('#complete-program').nextUntil('h2').filter(':contains("Output")').find('pre');
    shown.find('br').replaceWith('\n');
    const output = `${shown.text().trim()}\n`;
    expect(await runSample(language, program)).toEqual({exitCode: 0, output, calls: ['/info', '/add']});
  });

  test.each(refusals)('explains $status $code, and sends nothing more', async (answer) => {
    const outcome = await runSample(language, program, {'/info': answer});
    expect(outcome).toEqual({exitCode: 1, output: messageFor(answer), calls: ['/info']});
  });

  test.each(withoutSession)('adds nothing without a session: $body.chastitysession', async (answer) => {
    const outcome = await runSample(language, program, {'/info': answer});
    expect(outcome).toEqual({exitCode: 1, output: 'No session is running.\n', calls: ['/info']});
  });

  test('adds nothing past the maximum', async () => {
    const outcome = await runSample(language, program.replace('hour = 3600', 'hour = 36000000'));
    expect(outcome.output).toBe('An hour more would go past the maximum.\n');
    expect(outcome.calls).toEqual(['/info']);
  });

  test('stops at an answer that is no JSON, and gives up where none comes', async () => {
    const outcome = await runSample(language, program, {'/add': {text: '<html>Service unavailable</html>'}});
    expect(outcome).toMatchObject({exitCode: 1, calls: ['/info', '/add']});
    expect(await runSample(language, impatient(program), {'/info': 'nothing'})).toMatchObject({exitCode: 1});
  });
});
