// cspell:ignore addmaximum subrequirementrandom
import {expect, test} from 'vitest';
import {effectOf, leastSure} from '../../src/features/api/calls';
import {loadDescription} from '../../src/features/api/description';
import {prose} from '../../src/features/api/markdown';
import {fillApiPages} from '../../src/features/api/pages';
import sidebars from '../../sidebarsApi';

function fill(content: string, filePath: string): string {
  return fillApiPages({filePath, fileContent: content});
}

test('a remark and sources stand in the table of evidence', () => {
  const page = fill('<Evidence />\n', '/site/docs/api/max/sub.mdx');
  expect(page).toContain('| `/submaximum` | observed | A listing of this API in an online marketplace');
});

test('the calls that EmlaLock documents are counted, and the others', () => {
  expect(fill('<PagesRead />\n', '/site/docs/api/index.mdx')).toBe(
    'EmlaLock documents six of its seventeen calls on pages we have read: `/subrandom`, `/addmaximum`, `/submaximum`, `/subrequirement` and `/subrequirementrandom` in full, `/info` only in part. The other eleven are known from public programs.\n',
  );
});

test('a call in one line is a sentence', () => {
  const page = fill('<Call />\n', '/site/docs/api/max/sub.mdx').replace(/<[^>]*>/g, '');
  expect(page).toContain('GET /submaximum lowers the maximum and needs the wearer’s and the holder’s keys.');
});

test('pages outside the reference stay as they are', () => {
  expect(fill('<Evidence />', '/site/wiki/session.mdx')).toBe('<Evidence />');
});

test('text of the description means nothing in MDX', () => {
  expect(prose('a {b} <c> | `{d}`')).toBe('a \\{b\\} \\<c\\> \\| `{d}`');
});

test('nothing is surer than what contains it', () => {
  expect(leastSure('documented', 'observed', 'confirmed')).toBe('observed');
});

test('the sidebar leads to each call and says what it does', () => {
  const entries = sidebars.api.flatMap((item) =>
    typeof item === 'string' ? [] : 'items' in item ? item.items : [item],
  );
  expect(entries.map(({id, className}) => [id, className]).sort()).toEqual(
    loadDescription()
      .operations.map((call) => [call.page, `call ${effectOf(call)}`])
      .sort(),
  );
});
