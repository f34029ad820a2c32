import {logger} from '@docusaurus/logger';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterEach, expect, test, vi} from 'vitest';
import codeLanguages from '../../src/features/code/build/codeLanguages';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  warn.mockClear();
});

function check(lang: string | null): void {
  const position = {start: {line: 7, column: 1}, end: {line: 9, column: 4}};
  const tree: Root = {type: 'root', children: [{type: 'code', lang, value: 'x', position}]};
  const file = new VFile({path: 'wiki/api.mdx'});
  void codeLanguages({additional: ['bash']})(tree, file, () => undefined);
}

test.each(['bash', 'js', 'tsx', 'text', null])('%s is known', (lang) => {
  check(lang);
  expect(warn).not.toHaveBeenCalled();
});

test('a misspelt language is warned of with file and line', () => {
  check('no-such-language');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('wiki/api.mdx:7: no highlighter knows the language "no-such-language"'),
  );
});
