// The checks of sources and texts refuse what they promise to refuse. cspell:ignore mispelled
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

/** A project of its own with the same scripts and the same rules. */
const folder = fs.mkdtempSync(path.join(tmpdir(), 'tools-'));

beforeAll(() => {
  const rules = fs.readdirSync('.').filter((one) => /^\.\w+[-.\w]*$|\.json$/.test(one) && fs.statSync(one).isFile());
  for (const name of [...rules, 'scripts/lintRules.mjs', 'scripts/tsconfig.jsonc', 'src/css/media.css']) {
    fs.cpSync(name, path.join(folder, name));
  }
  // The folder is its own, because caches of the tools are in it.
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync('node_modules').filter((one) => one !== '.cache')) {
    fs.symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const page = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;

const hook = "import {useState} from 'react';\n\nexport const use = useState;\n";
const button = 'export const Button = () => <b onClick={print}>A</b>;\n';
const reachesIn = "export {useDoc} from '@docusaurus/theme-common/internal';\n";

/** A check stops at the first of its tools that finds something, so each tool has a run of its own. */
const runs: [script: string, tool: string, wrong: [file: string, text: string, message: string][]][] = [
  [
    'lint',
    'oxlint',
    [
      ...['src/components', 'src/features/one/ui', 'src/theme'].flatMap((folder): [string, string, string][] => [
        [`${folder}/Hook.tsx`, hook, 'This folder is HTML'],
        [`${folder}/Button.tsx`, button, 'This folder is HTML'],
      ]),
      ...['src/components', 'src/features/one', 'src/light'].map((folder): [string, string, string] => [
        `${folder}/inner.ts`,
        reachesIn,
        'Only src/theme may reach in',
      ]),
      ['src/islands/Id.tsx', "export {useId} from 'react';\n", 'Islands get ids and texts as properties'],
      ['src/components/Name.tsx', 'export const Name = (of: string) => <b className={`a-${of}`} />;\n', 'a whole word'],
      ['src/site/room.ts', "export {engine} from '../features/search/engine';\n", 'src/site may import nothing else'],
      ['src/features/one/ui/room.ts', "export {copy} from '../../../after/copy';\n", 'src/features may import site'],
      ['src/light/script/layer.ts', "export {engine} from '../../site/room';\n", 'src/light may import nothing else'],
      ['src/theme/Part/index.tsx', 'export default () => <b />;\n', 'Begin this file with: // Ejected from Part'],
    ],
  ],
  ['lint', 'stylelint', [['src/features/one/ui/look.css', '.site-part {\n  color: #fff;\n}\n', 'color-no-hex']]],
  ['texts', 'prettier', [['wiki/page.md', page('A  page'), 'wiki/page.md']]],
  ['texts', 'markdownlint', [['wiki/page.mdx', page('A page of Emlalock'), 'proper-names']]],
  ['texts', 'cspell', [['wiki/page.mdx', page('A mispelled page'), 'mispelled']]],
  ['typecheck', 'tsc', [['src/part.ts', 'export const part: number = document.title;\n', 'TS2322']]],
];

test.each(runs)('npm run %s stops at what %s refuses', (script, _, wrong) => {
  for (const [file, text] of wrong) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const {status, stdout} = spawnSync(`npm run ${script} 2>&1`, {cwd: folder, encoding: 'utf8', shell: true});
  for (const [file] of wrong) {
    fs.rmSync(path.join(folder, file));
  }
  const found = stdout.split('\n\n');
  const missed = wrong.filter(([file, , message]) => !found.some((one) => one.includes(file) && one.includes(message)));
  expect(missed, stdout).toEqual([]);
  expect(status).not.toBe(0);
});

test('no package may run anything when it is installed', () => {
  const {stdout} = spawnSync('npm config get ignore-scripts', {cwd: folder, encoding: 'utf8', shell: true});
  expect(stdout.trim(), '.npmrc').toBe('true');
});
