import {build, type BuildOptions} from 'esbuild';

/**
 * Bundles a script or style sheet outside the framework's bundle into one text. All browsers of package.json know the
 * target, which esbuild does not read there.
 */
export async function bundle(options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    ...options,
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}
