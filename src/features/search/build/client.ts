import path from 'node:path';
import type {BuildOptions} from 'esbuild';
import {bundle as bundleFiles} from '../../../build/bundle';
import type {Messages} from '../../../build/messages/read';
import {searchScriptName} from './places';

type Site = {siteDir: string; baseUrl: string; codeTranslations: Messages};

async function bundle(entry: string, {siteDir, codeTranslations}: Site, define: BuildOptions['define'] = {}) {
  const outputFiles = await bundleFiles(
    {entryPoints: [path.join(siteDir, 'src/features/search/ui', entry)], outdir: siteDir, define},
    codeTranslations,
  );
  const textOf = (ending: string) => outputFiles.find(({path: file}) => file.endsWith(ending))?.text ?? '';
  return {script: textOf('.js'), styles: textOf('.css')};
}

async function bundleDialog(site: Site): Promise<string> {
  const define = {BASE: JSON.stringify(site.baseUrl), STYLES: '""'};
  const {styles} = await bundle('dialog/index.ts', site, define);
  return (await bundle('dialog/index.ts', site, {...define, STYLES: JSON.stringify(styles.trim())})).script;
}

/** The files that a reader loads to search, by name. */
export async function searchFiles(site: Site, data: string): Promise<[name: string, text: string][]> {
  return [
    [searchScriptName, await bundleDialog(site)],
    ['worker.js', (await bundle('worker.ts', site)).script],
    ['sections.json', data],
  ];
}
