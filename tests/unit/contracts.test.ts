import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {compareContracts} from '../../scripts/contracts/breaches.mjs';
import {contractsFile, findContracts} from '../../scripts/contracts/contracts.mjs';

const heading = '@docusaurus/theme-classic/lib/theme/Heading/index.js';
const hooks = '@docusaurus/theme-common/lib/hooks';
const nprogress = '@docusaurus/theme-classic/lib/nprogress.js';

const explained = {
  [`${hooks}/useThing`]: 'Does it still return a thing?',
  '@docusaurus/theme-classic/lib/nprogress': 'Which events does it answer?',
};

const site = {
  'src/theme/Heading/index.tsx': `// Ejected from Heading @1.0.0. Change: the link is read out once;\n// upstream's twice.\nimport {useThing as use} from '@docusaurus/theme-common/internal';\n`,
  'src/theme/Layout.tsx': `// Wraps Layout: a frame.\n`,
  'src/plugins/replace/index.ts': `export const theirs = 'node_modules/${nprogress}';\n`,
};

const upstream = {
  '@docusaurus/core/package.json': '{"name": "@docusaurus/core", "version": "1.0.0"}',
  '@docusaurus/theme-classic/package.json': '{"name": "@docusaurus/theme-classic", "version": "1.0.0"}',
  '@docusaurus/theme-common/package.json':
    '{"name": "@docusaurus/theme-common", "version": "1.0.0", "exports": {"./internal": "./lib/internal.js"}}',
  [heading]: 'export default function Heading() {\n  return null;\n}\n',
  '@docusaurus/theme-classic/lib/theme/Layout/index.js': '',
  [nprogress]: 'export default {};\n',
  '@docusaurus/theme-common/lib/internal.js': `export * from './hooks';\n`,
  '@docusaurus/theme-common/lib/internal.d.ts': `export * from './hooks';\n`,
  [`${hooks}/index.d.ts`]: `export {thing as useThing} from './useThing';\n`,
  [`${hooks}/useThing.js`]: 'export const thing = () => 1;\n',
  [`${hooks}/useThing.d.ts`]: 'export declare const thing: () => number;\n',
};

let root = '';
let old = '';

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** Simulates the next upstream version, with these files changed. */
function upgrade(files: Record<string, string>): void {
  const manifest = upstream['@docusaurus/core/package.json'].replace('1.0.0', '2.0.0');
  write(path.join(root, 'node_modules'), {...files, '@docusaurus/core/package.json': manifest});
}

function messages(specOf = (name: string) => path.join(old, name)): string[] {
  return compareContracts(root, {explained, specOf}).breaches.map(({message}) => message);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-contracts-'));
  old = path.join(root, 'accepted');
  write(root, site);
  write(path.join(root, 'node_modules'), upstream);
  cpSync(path.join(root, 'node_modules'), old, {recursive: true});
  const {version, files} = findContracts(root, explained);
  write(root, {[contractsFile]: JSON.stringify({version, files})});
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

test('swizzles, paths and private imports are found, each with the file that declares it', () => {
  const {files} = findContracts(root, explained);
  expect(Object.keys(files)).toEqual([nprogress, heading, `${hooks}/useThing.d.ts`, `${hooks}/useThing.js`].sort());
  expect(files[heading]).toMatchObject({
    usedBy: ['src/theme/Heading/index.tsx'],
    check:
      'Port what upstream changed to src/theme/Heading/index.tsx, which is different in this: ' +
      "the link is read out once; upstream's twice.",
  });
});

test('what is as it was accepted passes, in another version too', () => {
  upgrade({});
  expect(messages()).toEqual([]);
});

/** For tests that ask npm for a diff. */
const slow = {timeout: 120_000};

describe('after an upgrade', () => {
  test('a changed file is shown with its difference and what to check', slow, () => {
    upgrade({[heading]: upstream[heading].replace('null', '"two"')});
    const [message, ...others] = messages();
    expect(others).toEqual([]);
    expect(message).toContain(`${heading} changed between 1.0.0 and 2.0.0.`);
    expect(message).toContain('Used by src/theme/Heading/index.tsx.\nCheck: Port what upstream changed to');
    expect(message).toMatch(/^- {2}return null;\n\+ {2}return "two";$/m);
    expect(message).toMatch(/Then run "node scripts\/accept-contracts\.mjs"\.$/);
  });

  test('without the registry, the hashes are shown instead, and the reason', slow, () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
    vi.stubEnv('npm_config_cache', path.join(root, 'empty'));
    upgrade({[`${hooks}/useThing.js`]: 'export const thing = () => 2;\n'});
    const [message] = messages((name) => `${name}@0.0.0-never`);
    expect(message).toContain('npm could not get @docusaurus/theme-common@0.0.0-never: ');
    expect(message).toMatch(/SHA-256 was [0-9a-f]{64}, is [0-9a-f]{64}\./);
    expect(message).toContain('Check: Does it still return a thing?');
  });

  test('a file that is gone is named, and who misses it', () => {
    upgrade({});
    rmSync(path.join(root, 'node_modules', nprogress));
    rmSync(path.join(root, 'node_modules', heading));
    const found = messages();
    expect(found).toContainEqual(expect.stringContaining(`${heading} is gone: 1.0.0 had it, 2.0.0 does not.`));
    expect(found).toContainEqual(expect.stringContaining(`${nprogress} is gone: 1.0.0 had it, 2.0.0 does not.`));
    expect(found).toContainEqual('src/theme/Heading/index.tsx uses Heading, which 2.0.0 does not have.');
  });

  test('a wrapped component and an imported name must still be there', () => {
    upgrade({[`${hooks}/index.d.ts`]: 'export {};\n'});
    rmSync(path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme/Layout'), {recursive: true});
    const found = messages();
    expect(found).toContain('src/theme/Layout.tsx uses Layout, which 2.0.0 does not have.');
    expect(found).toContain(
      'src/theme/Heading/index.tsx uses useThing of @docusaurus/theme-common/internal, which 2.0.0 does not have.',
    );
  });
});

describe('after a change of ours', () => {
  test('a new eject asks for a contract', () => {
    write(root, {'src/theme/Footer/index.tsx': '// Ejected from Footer @1.0.0. Change: one row.\n'});
    write(path.join(root, 'node_modules'), {'@docusaurus/theme-classic/lib/theme/Footer/index.js': ''});
    expect(messages()).toEqual([
      expect.stringMatching(/^@docusaurus\/theme-classic\/lib\/theme\/Footer\/index\.js has no contract yet\./),
    ]);
  });

  test('a new private import asks for a check', () => {
    write(root, {'src/other.ts': `import '@docusaurus/theme-classic/lib/other';\n`});
    write(path.join(root, 'node_modules'), {'@docusaurus/theme-classic/lib/other.js': ''});
    expect(messages()).toContain(
      'scripts/contracts/checks.mjs does not say what to check when ' +
        '@docusaurus/theme-classic/lib/other.js changes. Add it there.',
    );
  });

  test('what is no longer used leaves the contracts', () => {
    rmSync(path.join(root, 'src/plugins'), {recursive: true});
    expect(messages()).toEqual([
      `Nothing uses ${nprogress} any more. Run "node scripts/accept-contracts.mjs".`,
      expect.stringContaining('which nothing uses. Remove it there.'),
    ]);
  });
});
