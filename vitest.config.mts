import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The framework's settings for TypeScript leave JSX as it is.
  oxc: {jsx: {runtime: 'automatic'}},
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
    ],
  },
});
