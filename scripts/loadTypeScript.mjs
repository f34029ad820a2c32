import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {createRequire} from 'node:module';
import {build} from 'esbuild';

/** Loads a module of the build, which Node alone cannot read. @param {string} entry @returns {Promise<unknown>} */
export async function loadTypeScript(entry) {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  });
  // Within the project, so that its packages are found.
  const file = resolve('.cache', `${basename(entry, '.ts')}.cjs`);
  mkdirSync('.cache', {recursive: true});
  writeFileSync(file, outputFiles.map(({text}) => text).join(''));
  const load = /** @type {(file: string) => unknown} */ (createRequire(import.meta.url));
  return load(file);
}
