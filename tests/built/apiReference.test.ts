import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {languages} from '../../src/features/api/samples';
import {operations, published, refusalIds, samplesOf, schemaOf, type PublishedSchema} from '../support/apiPages';
import {readBuilt, sitemapPaths} from '../support/site';

function open(page: string) {
  return load(readBuilt(`${page.slice(1)}.html`));
}

/** The cells of one column in the table below a heading. */
function column(page: string, headingId: string, index: number): string[] {
  const $ = open(page);
  const table = $(`#${headingId}`).nextUntil('h2').find('table').addBack('[role=group]').first();
  return table
    .find('tbody tr')
    .toArray()
    .map((row) => $(row).children().eq(index).text());
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

test('each operation has its page, and each page its operation', () => {
  const pages = sitemapPaths().filter((path) => path.startsWith('/docs/api/') && !path.startsWith('/docs/api/tags'));
  expect(operations.map(({page}) => page).sort()).toEqual(pages);
});

test('the index lists each operation with its call', () => {
  expect(column('/docs/api', 'all-operations', 1)).toEqual(operations.map(({path}) => path));
});

test.each(operations)('$operationId shows its request line, parameters, samples, answer and errors', (operation) => {
  const {page, path, parameters, answers} = operation;
  const query = parameters.map((name) => `${name}=[${name.toUpperCase()}]`).join('&');
  expect(open(page)('#request-line').nextAll('.theme-code-block').first().find('code').text()).toBe(
    `GET https://api.emlalock.com${path}?${query}`,
  );
  expect(column(page, 'parameters', 0)).toEqual(parameters);
  expect(Object.keys(samplesOf(page))).toEqual(languages.map(({label}) => label));
  expect(open(page)('#answer').nextAll('.theme-code-block').length).toBeGreaterThan(0);
  const refused = answers.filter(({status}) => status !== '200').map(({code}) => code ?? 'Too many requests');
  expect(column(page, 'errors', 0).sort()).toEqual(refused.sort());
});

// The second entry for this code has become a section about its two causes, with the same anchor.
const anchorOfCauses = 'error-holdernotfoundagain';

test('each way to be refused has its entry in the catalogue', () => {
  const $ = open('/docs/api');
  const entries = $('h3[id^=error-]')
    .toArray()
    .map((heading) => $(heading).attr('id'));
  const expected = [...refusalIds, 'TooManyRequests'].map((id) => `error-${id.toLowerCase()}`);
  expect(entries.sort()).toEqual([...expected, anchorOfCauses].sort());
});

test.each([
  ['user', 'User', 'fields-of-the-account'],
  ['chastitysession', 'Session', 'fields-of-the-session'],
  ['verification', 'Verification', 'fields-of-the-verification'],
])('each field of %s has its row with an address of its own', (record, schema, headingId) => {
  const $ = open('/docs/api/info');
  const rows = $(`#${headingId}`)
    .nextUntil('h2')
    .filter('.fields')
    .find('tbody tr')
    .toArray()
    .map((row) => $(row).find('a[id]').first());
  const names = fieldNames(schemaOf({$ref: `#/components/schemas/${schema}`}));
  expect(rows.map((row) => row.text()).sort()).toEqual(names.sort());
  for (const row of rows) {
    expect(row.attr('id')).toMatch(new RegExp(`^${record}-`));
    expect(row.attr('href')).toBe(`#${row.attr('id') ?? ''}`);
  }
});
