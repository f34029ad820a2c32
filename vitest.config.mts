import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const client = path.resolve('node_modules/@docusaurus/core/lib/client/exports');

/** The names that Docusaurus resolves when it builds, as far as the component tests need them. */
const docusaurusNames = [
  // Parts of the core go without a hyphen; its packages (theme-common and so on) are found as they are.
  {find: /^@docusaurus\/((?!core$|logger$|types$|utils$)[A-Za-z]+)$/, replacement: `${client}/$1`},
  {find: /^@generated\/(.*)$/, replacement: path.resolve('.docusaurus/$1')},
  {find: /^@site\/(.*)$/, replacement: path.resolve('$1')},
  {find: /^@theme\/(.*)$/, replacement: path.resolve('node_modules/@docusaurus/theme-classic/lib/theme/$1')},
];

/** Elsewhere than in React, the site has a `translate` of its own. */
const inNode = {find: '@docusaurus/Translate', replacement: path.resolve('src/build/messages/translate.ts')};

export default defineConfig({
  resolve: {alias: [inNode]},
  test: {
    // Many tests wait for a process of their own, so one more at once than there are cores.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', ['json', {outputFile: 'test-results/vitest.json'}]],
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.ts']}},
      // Upstream's files as they are installed. A difference is shown by npm, which asks the registry for the old ones.
      {extends: true, test: {name: 'contracts', include: ['tests/contracts/**/*.test.ts']}},
      // These read the built site or what the build generates; `npm run build` comes first.
      {extends: true, test: {name: 'built', include: ['tests/built/**/*.test.ts'], testTimeout: 60_000}},
      // Runs what a reader runs, which takes a while.
      {
        extends: true,
        test: {name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
      {
        resolve: {alias: docusaurusNames},
        // Docusaurus publishes its client parts with JSX in files that end in .js.
        oxc: {
          include: /\.[jt]sx?$/,
          exclude: /node_modules\/(?!@docusaurus)/,
          // @ts-expect-error: passed on to the transformer, but not in Vite's types.
          lang: 'tsx',
          jsx: {runtime: 'automatic'},
        },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          server: {deps: {inline: [/@docusaurus/]}},
        },
      },
    ],
  },
});
