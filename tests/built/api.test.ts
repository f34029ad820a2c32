import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {operations, server} from '../support/apiPages';
import {faultsOf, pages, type Page} from '../support/pages';
import {readBuilt} from '../support/site';

type Schema = {properties?: object};

const published = JSON.parse(readBuilt('openapi.json')) as {components: {schemas: Record<string, Schema>}};

test('the description is published as it is written, and the same as JSON', () => {
  const source = readFileSync('docs/api/openapi.yaml', 'utf8');
  expect(readBuilt('openapi.yaml')).toBe(source);
  expect(published).toEqual(parse(source));
});

test('the names that generators make methods of stay, because programs call them', () => {
  const changes = /^\/(add|sub)(minimum|maximum|requirement)?(random)?$/;
  const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);
  for (const {path, operationId} of operations) {
    const [known, verb, what = 'time', random] = changes.exec(path) ?? [];
    if (known) {
      expect(operationId).toBe(verb + capital(what) + capital(random));
    }
  }
  expect(operations).toContainEqual(expect.objectContaining({path: '/info', operationId: 'getInfo'}));
});

const reference = pages.filter(({address}) => address.startsWith('/docs/api'));
const named = ({$}: Page) => [...$('article :not(pre) > code')].map((code) => $(code).text());

/** The call of a request that needs a key. */
const called = /(?<=:\/\/api\.[^/\s]+\/)\w+(?=\?\S*apikey=)/g;

test('a page that says where the API is says what the description says', () => {
  const current = pages.filter(({address}) => !address.startsWith('/changelog'));
  const elsewhere = faultsOf(({$}) => {
    const text = $('article').text();
    const hosts = text.match(/https:\/\/api(?:\.\w+)+/g) ?? [];
    return hosts.filter((host) => host !== server).map((host) => `${host}, docs/api/openapi.yaml has ${server}`);
  }, current);
  expect(elsewhere).toEqual([]);
});

test('a call that a page or the description tells the reader to send, or names, is one of the description', () => {
  const paths = operations.map(({path}) => path.slice(1));
  const unknown = (calls: string[]) => calls.filter((path) => !paths.includes(path));
  const faults = faultsOf((page) => {
    const sent = page.$('article').text().match(called) ?? [];
    const calls = named(page).flatMap((name) => /^\/((?:add|sub)[a-z]*)$/.exec(name)?.[1] ?? []);
    return unknown([...sent, ...calls]).map((path) => `docs/api/openapi.yaml has no call /${path}`);
  });
  expect(faults).toEqual([]);
  const calls = JSON.stringify(published).match(/(?<=`\/)[a-z]+(?=`)/g) ?? [];
  expect(unknown(calls), 'calls that docs/api/openapi.yaml names and has not').toEqual([]);
});

/** What the description calls something: keys, values of one word, and names in its own text. What it rests on tells other names. */
function namesIn(part: unknown): string[] {
  if (typeof part === 'string') {
    return /^\w+$/.test(part) ? [part] : (part.match(/(?<=`)\w+(?=`)/g) ?? []);
  }
  const inner = Object.entries((part ?? {}) as Record<string, unknown>).filter(([key]) => key !== 'x-evidence-note');
  return inner.flatMap(([key, value]) => [key.replace(/^\//, ''), ...namesIn(value)]);
}

test('a name in the text of the reference is one of the description', () => {
  const known = new Set(namesIn(published));
  const unknown = faultsOf(
    (page) => named(page).filter((name) => /^[a-z]+$/.test(name) && !known.has(name)),
    reference,
  );
  expect(unknown, 'docs/api/openapi.yaml has no parameter, field or value of this name').toEqual([]);
});

test('each field of an answer is on a page of the reference', () => {
  const shown = reference.flatMap(named).flatMap((name) => name.split(/\W+/));
  const fields = Object.values(published.components.schemas).flatMap(({properties = {}}) => Object.keys(properties));
  const missing = fields.filter((name) => !shown.includes(name));
  expect(missing, 'src/features/api/fields.ts says which objects have tables, and pages show these').toEqual([]);
});
