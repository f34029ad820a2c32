import {createRequire} from 'node:module';
import {basename, resolve} from 'node:path';
import {build} from 'esbuild';

/** Loads a module of the build for a script, which runs without a compiler. @param {string} entry @returns {Promise<unknown>} */
export async function loadTypeScript(entry) {
  // Below node_modules, so that the packages it asks for are found. The framework's name what they hold only to `require`.
  const outfile = resolve('node_modules/.cache/scripts', `${basename(entry, '.ts')}.cjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    alias: {'@docusaurus/Translate': resolve('src/build/messages/translate.ts')},
    logLevel: 'warning',
  });
  const load = /** @type {(file: string) => unknown} */ (createRequire(import.meta.url));
  return load(outfile);
}
