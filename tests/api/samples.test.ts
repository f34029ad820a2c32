import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {operations, published, samplesOf, type Answer} from '../support/apiPages';
import {anyRefusal, startMockApi, type MockApi} from '../support/mockApi';
import {runSample, runners, type RunnableLanguage} from '../support/runSample';

const languages = Object.keys(runners) as RunnableLanguage[];
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
let mock: MockApi;

beforeAll(async () => {
  mock = await startMockApi(published);
});

afterAll(async () => {
  rmSync(folder, {recursive: true});
  await mock.server.close();
});

/** The sample, calling the mock instead of the service and asking it for this answer. */
function askFor(source: string, {status, example}: Answer): string {
  const wish = `__code=${status === '4XX' ? anyRefusal : status}${example ? `&__example=${example}` : ''}`;
  return source.replace(/https:\/\/api\.emlalock\.com([^'"]+)/, `${mock.origin}$1&${wish}`);
}

/** What the sample gets wrong about this answer, if anything. */
async function faultOf(language: RunnableLanguage, source: string, answer: Answer): Promise<string[]> {
  const own = mkdtempSync(path.join(folder, 'run-'));
  const {exitCode, output} = await runSample(language, askFor(source, answer), own);
  const isRight = answer.status === '200';
  const expected = isRight ? 'abc123def456ghi' : (answer.code ?? answer.status);
  const isTaken = (exitCode === 0) === isRight && output.includes(expected);
  return isTaken ? [] : [`${answer.status} ${answer.example ?? ''}: exit code ${exitCode}, ${output}`];
}

const cases = operations.flatMap((operation) => languages.map((language) => ({...operation, language})));

test.each(cases)('$operationId in $language takes a right answer and each refusal', async (operation) => {
  const {language, page, path: address, answers} = operation;
  const source = samplesOf(page)[language] ?? '';
  expect(source).toContain(`https://api.emlalock.com${address}?`);
  const faults = await Promise.all(answers.map((answer) => faultOf(language, source, answer)));
  expect(faults.flat()).toEqual([]);
});

test.each(languages)('%s: a sample without one of its values is refused by the mock', async (language) => {
  const broken = (samplesOf('/docs/api/time/add')[language] ?? '').replace(/value=[^&'"]+&/, '');
  const answer = {status: '200', example: undefined, code: undefined};
  expect(await faultOf(language, broken, answer)).toEqual([expect.stringContaining('MissingRequiredData')]);
});
