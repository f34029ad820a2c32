import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {operations, published, refusalIds, schemaOf, type PublishedSchema} from '../support/apiPages';
import {pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

/** The cells of one column in the table below a heading. */
function column(page: string, headingId: string, index: number): string[] {
  const {$} = pageAt(page);
  const table = $(`#${headingId}`).nextUntil('h2').find('table').addBack('[role=group]').first();
  return [...table.find('tbody tr:has(td)')].map((row) => $(row).children().eq(index).text());
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

test('the page of a call says at its foot what it rests on, as the description does', () => {
  const foot = {
    full: 'Sources: mainly EmlaLock’s own pages.',
    part: 'Sources: EmlaLock’s own pages and programs that use EmlaLock.',
    no: 'Sources: some of EmlaLock’s own pages, and programs that use EmlaLock.',
  };
  for (const {get} of Object.values(published.paths)) {
    const {pathname} = new URL(get.externalDocs.url);
    const {$} = pageAt(pathname);
    expect($('article > .site-evidence').text(), pathname).toContain(foot[get['x-page-read'] ?? 'no']);
    expect($('article > .site-evidence a').attr('href'), pathname).toBe('/how-sure');
  }
});

test.each(operations)('$operationId shows its parameters, answer and errors', (operation) => {
  const {page, parameters, optional, answers} = operation;
  const {$} = pageAt(page);
  const told = [...$('.api-parameters > div')].map(
    (row) => `${$(row).find('dt').text()}, ${$(row).find('small').text().split(', ').at(-1)}`,
  );
  const expected = parameters.map((name) => `${name}, ${optional.includes(name) ? 'optional' : 'required'}`);
  expect(told.sort()).toEqual(expected.sort());
  const bodies = $('#answer ~ .tabs-container [role=tabpanel]').text();
  expect(bodies, `the right answer on ${page}`).toContain('"userid": "abc123def456ghi"');
  expect(
    answers.filter(({code = ''}) => !bodies.includes(code)),
    `refusals beside the answer on ${page}`,
  ).toEqual([]);
  const refused = answers.filter(({status}) => status !== '200').map(({code}) => code ?? 'Too many requests');
  expect(column(page, 'errors', 0).sort()).toEqual(refused.sort());
});

test('a call takes the keys and values that its name promises', () => {
  for (const {path, parameters} of operations) {
    const keys = ['userid', 'apikey', ...(path.startsWith('/sub') ? ['holderapikey'] : [])];
    const amounts = path.endsWith('random') ? ['from', 'to'] : ['value'];
    const text = /^\/(?:add|sub)(?:random)?$/.test(path) ? ['text'] : [];
    expect(parameters, path).toEqual(path === '/info' ? keys : [...keys, ...amounts, ...text]);
  }
});

test('each call that changes a session, and no other, says that opening its URL again repeats the change', () => {
  const warned = operations.filter(({page}) => pageAt(page).$('main').text().includes('repeats the change'));
  const changing = operations.filter(({path}) => path !== '/info');
  expect(warned.map(({path}) => path)).toEqual(changing.map(({path}) => path));
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
  const rows = [...$(`#${headingId}`).nextUntil('h2').filter('.api-fields').find('tbody tr')];
  const links = rows.map((row) => $(row).find('a[id]').first());
  const names = fieldNames(schemaOf({$ref: `#/components/schemas/${schema}`}));
  expect(links.map((link) => link.text()).sort()).toEqual(names.sort());
  const wrong = links.filter((link) => {
    const id = link.attr('id') ?? '';
    return !id.startsWith(`${record}-`) || link.attr('href') !== `#${id}`;
  });
  expect(wrong.map((link) => link.text())).toEqual([]);
});
