import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {languages} from '../../src/features/api/samples';
import {
  operations,
  published,
  refusalIds,
  samplesOf,
  schemaOf,
  type Answer,
  type PublishedSchema,
} from '../support/apiPages';
import {anyRefusal, startMockApi, type MockApi} from '../support/mockApi';
import {pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

/** The program that runs a sample, and the file that it wants it in. */
const runners = {
  curl: ['sh', 'sample.sh'],
  JavaScript: [process.execPath, 'sample.mjs'],
  Python: ['python3', 'sample.py'],
} as const;

type RunnableLanguage = keyof typeof runners;

/** Runs a sample as a reader would: from a file, without any setup. */
function runSample(language: RunnableLanguage, source: string, folder: string) {
  const [command, name] = runners[language];
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return new Promise<{exitCode: number | null; output: string}>((resolve) => {
    // Bypasses a proxy of the machine, because the mock is on the loopback interface.
    const child = execFile(command, [file], {env: {PATH: process.env.PATH, NO_PROXY: '*'}}, (_, stdout, stderr) => {
      resolve({exitCode: child.exitCode, output: stdout + stderr});
    });
  });
}

/** The cells of one column in the table below a heading. */
function column(page: string, headingId: string, index: number): string[] {
  const {$} = pageAt(page);
  const table = $(`#${headingId}`).nextUntil('h2').find('table').addBack('[role=group]').first();
  return [...table.find('tbody tr')].map((row) => $(row).children().eq(index).text());
}

/** All fields of a record, named as in the rows. */
function fieldNames({properties = {}}: PublishedSchema, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = schemaOf(property);
    const here = prefix + name;
    const inside = schema.items ? fieldNames(schemaOf(schema.items), `${here}[].`) : fieldNames(schema, `${here}.`);
    return [here, ...inside];
  });
}

test('the description is published as it is written, and the same as JSON', () => {
  const source = readFileSync('docs/api/openapi.yaml', 'utf8');
  expect(readBuilt('openapi.yaml')).toBe(source);
  expect(published).toEqual(parse(source));
});

test('each operation has its page and its line in the index, and each page its operation', () => {
  const pages = sitemapPaths().filter((address) => /^\/docs\/api\/(?!tags)/.test(address));
  expect(operations.map(({page}) => page).sort()).toEqual(pages);
  expect(column('/docs/api', 'all-operations', 1)).toEqual(operations.map((operation) => operation.path));
});

test.each(operations)('$operationId shows its request line, parameters, samples, answer and errors', (operation) => {
  const {page, parameters, answers} = operation;
  const {$} = pageAt(page);
  const query = parameters.map((name) => `${name}=[${name.toUpperCase()}]`).join('&');
  expect($('#request-line').nextAll('.theme-code-block').first().find('code').text()).toBe(
    `GET https://api.emlalock.com${operation.path}?${query}`,
  );
  expect(column(page, 'parameters', 0)).toEqual(parameters);
  expect(Object.keys(samplesOf(page))).toEqual(languages.map(({label}) => label));
  expect($('#answer').nextAll('.theme-code-block').length).toBeGreaterThan(0);
  const refused = answers.filter(({status}) => status !== '200').map(({code}) => code ?? 'Too many requests');
  expect(column(page, 'errors', 0).sort()).toEqual(refused.sort());
});

test('each way to be refused has its entry in the catalogue', () => {
  const entries = [...pageAt('/docs/api').$('h3[id^=error-]')].map(({attribs}) => attribs.id);
  // The second entry for one code has become a section about its two causes, with the same anchor.
  const expected = [...refusalIds, 'TooManyRequests', 'HolderNotFoundAgain'].map((id) => `error-${id.toLowerCase()}`);
  expect(entries.sort()).toEqual([...new Set(expected)].sort());
});

test.each([
  ['user', 'User', 'fields-of-the-account'],
  ['chastitysession', 'Session', 'fields-of-the-session'],
  ['verification', 'Verification', 'fields-of-the-verification'],
])('each field of %s has its row with an address of its own', (record, schema, headingId) => {
  const {$} = pageAt('/docs/api/info');
  const rows = [...$(`#${headingId}`).nextUntil('h2').filter('.fields').find('tbody tr')];
  const links = rows.map((row) => $(row).find('a[id]').first());
  const names = fieldNames(schemaOf({$ref: `#/components/schemas/${schema}`}));
  expect(links.map((link) => link.text()).sort()).toEqual(names.sort());
  const wrong = links.filter((link) => {
    const id = link.attr('id') ?? '';
    return !id.startsWith(`${record}-`) || link.attr('href') !== `#${id}`;
  });
  expect(wrong).toEqual([]);
});

describe('a sample', () => {
  const runnable = Object.keys(runners) as RunnableLanguage[];
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

  const cases = operations.flatMap((operation) => runnable.map((language) => ({...operation, language})));

  test.each(cases)('of $operationId in $language takes a right answer and each refusal', async (operation) => {
    const {language, page, path: address, answers} = operation;
    const source = samplesOf(page)[language] ?? '';
    expect(source).toContain(`https://api.emlalock.com${address}?`);
    const faults = await Promise.all(answers.map((answer) => faultOf(language, source, answer)));
    expect(faults.flat()).toEqual([]);
  });

  test.each(runnable)('in %s without one of its values is refused by the mock', async (language) => {
    const broken = (samplesOf('/docs/api/time/add')[language] ?? '').replace(/value=[^&'"]+&/, '');
    const answer = {status: '200', example: undefined, code: undefined};
    expect(await faultOf(language, broken, answer)).toEqual([expect.stringContaining('MissingRequiredData')]);
  });
});
