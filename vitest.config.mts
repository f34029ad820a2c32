import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

const project = (name: string, include: string, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {name, include: [include], globalSetup},
});

const needBuild = ['tests/support/needBuild.ts'];

const report = process.env.TEST_REPORT;

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
    // Where `npm test` reads the counts.
    reporters: report ? ['default', ['json', {outputFile: report}]] : 'default',
    projects: [
      project('unit', 'tests/{unit,light}/**/*.test.ts'),
      // These read what has been built: the site, and the small site of the tests.
      project('built', 'tests/built/**/*.test.ts', needBuild),
      project('site', 'tests/site/**/*.test.ts', needBuild),
      project('nightly', 'tests/nightly/**/*.test.ts'),
    ],
  },
});
