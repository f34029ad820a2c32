import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** The sheet is no page, so the build doesn't see its links. */
const sheet = path.resolve('wiki/_owners-hour.md');

/** Words as a reader sees them: without marks of Markdown, with straight quotation marks. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`_]|\{\/\*.*?\*\/\}/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ');
}

const links = Array.from(readFileSync(sheet, 'utf8').matchAll(/\[([^\]]+)\]\(([^)#]+)(?:#([^)]+))?\)/g));

test('the owner’s hour names files, sections and sentences that are there', () => {
  const faults = links.flatMap(([, text = '', file = '', anchor]) => {
    const target = path.resolve(path.dirname(sheet), file);
    const source = readFileSync(target, 'utf8');
    const slug = (anchor ?? '').replaceAll('-', '[^\\w\\n]+');
    const hasAnchor = !anchor || source.includes(`#${anchor} `) || new RegExp(`^#+ ${slug}$`, 'im').test(source);
    const quoted = /^“(.*)”$/s.exec(text)?.[1];
    const hasWords = quoted === undefined || wordsOf(source).includes(wordsOf(quoted));
    return [
      ...(hasAnchor ? [] : [`${file} has no section ${anchor}`]),
      ...(hasWords ? [] : [`${file} no longer says: ${wordsOf(quoted)}`]),
    ];
  });
  expect(faults).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
  const paths = Array.from(readFileSync(sheet, 'utf8').matchAll(/`((?:src|docs)\/[^`]+)`/g), ([, name = '']) => name);
  expect(
    paths.filter((name) => !existsSync(name)),
    'files that the sheet names and that are gone',
  ).toEqual([]);
});
