import {createRequire} from 'node:module';
import {relative, resolve} from 'node:path';
import {build} from 'esbuild';

/**
 * Bundles and loads a module of the build, because scripts run without a compiler.
 * @param {string} entry @returns {Promise<unknown>}
 */
export async function loadTypeScript(entry) {
  // In node_modules, so that imports resolve, and as CommonJS, because some framework packages export names only to
  // `require`.
  const outfile = resolve('node_modules/.cache/scripts', `${relative('.', entry).replace(/\W+/g, '-')}.cjs`);
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
