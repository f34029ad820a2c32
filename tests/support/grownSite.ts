import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Generated folders, which the copy generates again. */
const notCopied = new Set(['.docusaurus', '.git', 'bench', 'build', 'node_modules', 'test-results']);

/** A copy of the site that a test may change and build. It shares the installed packages. */
export function copySite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'grown-site-'));
  for (const name of readdirSync('.')) {
    if (!notCopied.has(name)) {
      cpSync(name, path.join(copy, name), {recursive: true});
    }
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'dir');
  return copy;
}

export function buildIn(folder: string): SpawnSyncReturns<string> {
  return spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {...process.env, NODE_ENV: 'production'},
  });
}
