import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const client = path.resolve('node_modules/@docusaurus/core/lib/client/exports');

/** The Docusaurus aliases that the component tests need. */
const docusaurusNames = [
  // Aliases of the core have no hyphen; packages such as theme-common are found without help.
  {find: /^@docusaurus\/((?!core$|logger$|types$|utils$)[A-Za-z]+)$/, replacement: `${client}/$1`},
  {find: /^@generated\/(.*)$/, replacement: path.resolve('.docusaurus/$1')},
  {find: /^@site\/(.*)$/, replacement: path.resolve('$1')},
  {find: /^@theme\/(.*)$/, replacement: path.resolve('node_modules/@docusaurus/theme-classic/lib/theme/$1')},
];

export default defineConfig({
  test: {
    // Many tests wait for another process, so there is one more worker than cores.
    maxWorkers: availableParallelism() + 1,
    // Test files share their modules, because loading the framework again for each one takes a quarter of the time.
    isolate: false,
    // Tests never assert a duration, and a busy machine must not fail one.
    testTimeout: 60_000,
    reporters: ['default', ['json', {outputFile: 'test-results/vitest.json'}]],
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.ts']}},
      // These read the built site or generated files, so `npm run build` must run first.
      {extends: true, test: {name: 'built', include: ['tests/built/**/*.test.ts']}},
      {
        resolve: {alias: docusaurusNames},
        // Docusaurus publishes client code with JSX in .js files.
        oxc: {
          include: /\.[jt]sx?$/,
          exclude: /node_modules\/(?!@docusaurus)/,
          // @ts-expect-error: passed on to the transformer, but not in Vite's types.
          lang: 'tsx',
          jsx: {runtime: 'automatic'},
        },
        test: {
          name: 'components',
          include: ['tests/built/**/*.test.tsx'],
          environment: 'jsdom',
          server: {deps: {inline: [/@docusaurus/]}},
        },
      },
    ],
  },
});
