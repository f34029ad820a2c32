// The rules of the build for scripts, which run without a compiler.
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';

/** @returns {Promise<typeof import('./rules')>} */
export async function loadRules() {
  // Below node_modules, so that the packages it asks for are found. The framework's name what they hold only to `require`.
  const outfile = path.resolve('node_modules/.cache/new/rules.cjs');
  await build({
    entryPoints: ['scripts/new/rules.ts'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  const rules = /** @type {typeof import('./rules')} */ (createRequire(import.meta.url)(outfile));
  return rules;
}
