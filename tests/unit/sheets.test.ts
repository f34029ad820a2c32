import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';
import {collectSheets} from '../../src/after/sheets';

test('a page has the styles of what its scripts make, and of what an island imports', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  onTestFinished(() => {
    rmSync(siteDir, {recursive: true});
  });
  const outDir = path.join(siteDir, 'build');
  const files = {
    'src/islands/Form.tsx': `import Part from '../parts/Part'; export default () => <Part isOpen />;`,
    'src/parts/Part.tsx': `export default ({isOpen}) => <meter className={isOpen ? 'site-open' : 'site-shut'} />;`,
    'build/assets/site.js': `const made = document.createElement("dialog"); made.id = "made-late";`,
    'build/assets/site.css': `p, meter, dialog, aside, .site-open, .site-other, #made-late, #made-never { top: 0 }`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(siteDir, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), text);
  }
  const sheets = collectSheets({outDir, siteDir, baseUrl: '/'} as Props);
  for (const [permalink, content] of [
    ['/wiki/words', '<p>Words'],
    ['/docs/api/form', '<p data-light-island="Form">'],
  ] as const) {
    const html = `<html data-light><link rel=stylesheet href=/assets/site.css><script src=/assets/site.js></script>${content}`;
    const $ = load(html, {sourceCodeLocationInfo: true});
    sheets.read({file: `${permalink}.html`, html, $, permalink});
  }
  expect(Object.fromEntries(await sheets.purged())).toEqual({
    wiki: 'p, dialog, #made-late { top: 0 }',
    api: 'p, meter, dialog, .site-open, #made-late { top: 0 }',
  });
});
