import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {build} from 'esbuild';

/** A file of the build, and the script that pages ask for it. */
export type IslandFiles = {files: {name: string; text: string}[]; entry: string};

/** Bundles the islands of a site, with one copy of React for all. Nothing if it has none. */
export async function bundleIslands(siteDir: string, folder: string): Promise<IslandFiles> {
  const components = Globby.sync('*.{jsx,tsx}', {cwd: path.join(siteDir, folder)}).sort();
  if (components.length === 0) {
    return {files: [], entry: ''};
  }
  const names = components.map((file) => path.parse(file).name);
  const imports = components.map((file, index) => `import ${names[index]} from './${file}';`);
  const {outputFiles} = await build({
    stdin: {
      contents: `${imports.join('\n')}
import {waker} from ${JSON.stringify(path.join(__dirname, 'wake'))};
export const wake = waker({${names.join(', ')}});`,
      resolveDir: path.join(siteDir, folder),
      loader: 'ts',
    },
    bundle: true,
    // One file for all, or each would wait for another. What an island loads later has its own.
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: {'@site': siteDir},
    tsconfigRaw: {},
    define: {'process.env.NODE_ENV': '"production"'},
    outdir: siteDir,
    entryNames: 'islands.[hash]',
    chunkNames: 'island.[hash]',
    write: false,
  });
  const files = outputFiles.map(({path: file, text}) => ({name: path.basename(file), text}));
  return {files, entry: files.find(({name}) => name.startsWith('islands.'))?.name ?? ''};
}
