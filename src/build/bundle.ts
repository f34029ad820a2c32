import type {BuildOptions} from 'esbuild';

/** How the scripts are made that run beside those of the framework: each is one file, for the browsers of package.json. */
export const bundled = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
} satisfies BuildOptions;
