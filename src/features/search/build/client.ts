import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync, type BuildOptions} from 'esbuild';
import {bundled} from '../../../build/bundle';
import {searchScript} from './places';

type Site = {siteDir: string; baseUrl: string};

function bundle(entry: string, {siteDir}: Site, define: BuildOptions['define'] = {}) {
  const {outputFiles} = buildSync({
    ...bundled,
    entryPoints: [path.join(siteDir, 'src/features/search/ui', entry)],
    outdir: siteDir,
    define,
  });
  const textOf = (ending: string) => outputFiles.find(({path: file}) => file.endsWith(ending))?.text ?? '';
  return {script: textOf('.js'), styles: textOf('.css')};
}

function bundleDialog(site: Site): string {
  const define = {BASE: JSON.stringify(site.baseUrl), STYLES: '""'};
  const {styles} = bundle('dialog/index.ts', site, define);
  return bundle('dialog/index.ts', site, {...define, STYLES: JSON.stringify(styles.trim())}).script;
}

/** What a reader loads to search, by the names that the parts know each other by. */
export function searchFiles(site: Site, data: string): [name: string, text: string][] {
  return [
    [searchScript, bundleDialog(site)],
    ['worker.js', bundle('worker.ts', site).script],
    ['sections.json', data],
  ];
}

export function nameOf(files: [name: string, text: string][]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
}
