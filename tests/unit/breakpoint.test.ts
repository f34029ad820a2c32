// Where a menu becomes columns. The framework says so in many of its files, which no setting changes.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {withMedia} from '../../src/build/withMedia';
import {wideWindow} from '../../src/site/media';

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?)$/.test(entry.name))
    .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)));
}

/** The width up to which a window is narrow, in each media query. */
function limitsIn(css: string): number[] {
  const limits = css.matchAll(/@media[^{]*?\((?<side>min|max)-width: (?<width>\d+)px\)/g);
  return [...limits].map(({groups}) => Number(groups?.width) - (groups?.side === 'min' ? 1 : 0));
}

const ours = Number(/\d+/.exec(wideWindow)?.[0]);

test('the breakpoint is that of the framework, in whose files it cannot be changed', () => {
  const hook = 'node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js';
  const theirs = Number(/DesktopBreakpoint = (\d+)/.exec(readFileSync(hook, 'utf8'))?.[1]);
  const sheets = ['node_modules/infima/dist/css/default', 'node_modules/@docusaurus/theme-classic/lib'].flatMap(
    filesIn,
  );
  const fixed = sheets.filter((file) => limitsIn(readFileSync(file, 'utf8')).includes(theirs));
  expect(fixed.length, 'style sheets of the framework that fix it').toBeGreaterThan(10);
  const layer = filesIn('src/light').filter((file) => readFileSync(file, 'utf8').includes(`(width > ${theirs}px)`));
  const all = [hook, ...fixed, ...layer].join('\n');
  const why = `src/site/media.ts has ${ours} px, but ${theirs} px is fixed in:\n${all}\n`;
  expect(ours, why).toBe(theirs);
});

test('the breakpoint stands once in the files of the site; style sheets call it (--wide-window)', () => {
  const again = new RegExp(`\\b(?:${ours}|${ours + 1})(?:px)?\\b`);
  // The light layer has nothing of the site.
  const own = filesIn('src').filter((file) => !file.startsWith('src/light/'));
  const files = own.filter((file) => again.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['src/site/media.ts']);
});

test('a name that no media query has stops the build', async () => {
  const build = (css: string) => postcss([withMedia]).process(css, {from: undefined});
  expect((await build('@media not (--wide-window) {}')).css).toBe(`@media not ${wideWindow} {}`);
  await expect(build('@media (--narrow) {}')).rejects.toThrow('No media query is called (--narrow).');
});
