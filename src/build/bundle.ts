import {build, type BuildOptions} from 'esbuild';

/** Bundles a script outside the framework's bundle into one text, for the browsers of package.json. */
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
