import {build, type BuildOptions} from 'esbuild';

/** Bundles a script or style sheet apart from the framework's bundle. All browsers of package.json know this target. */
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
