import {dirname} from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {folderOf, sites} from './scripts/sites.mjs';
import type {Options as EngineOptions} from './tests/nightly/engines';
import {findBrowser} from './tests/support/browser';
import type {Options as ServedOptions} from './tests/support/served';

/** Where `npm test` reads the counts. */
const report = process.env.TEST_REPORT;

/** The npm scripts whose names begin with "test:" choose the projects. */
export default defineConfig<object, ServedOptions & EngineOptions>({
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: report ? [['list'], ['json', {outputFile: report}]] : 'list',
  // Tests never assert a duration, and a busy machine must not fail one.
  timeout: 120_000,
  // A control that is not there is named at once. A step takes a tenth of this, also on a busy machine.
  expect: {timeout: 10_000},
  // Tracing every test would take a fifth of the time; use `--trace on` where it is needed.
  use: {...devices['Desktop Chrome'], launchOptions: findBrowser(), actionTimeout: 10_000, trace: 'off'},
  projects: [
    {name: 'e2e', testDir: 'tests/e2e'},
    // Each small site has the specs whose names begin with its own.
    ...sites.map(({name, config}) => ({
      name,
      testDir: dirname(config),
      testMatch: `${name}*.spec.ts`,
      use: {site: {dir: folderOf(name)}},
    })),
    ...['Firefox', 'WebKit'].map((name) => ({
      name,
      testDir: 'tests/nightly',
      testMatch: 'engines.spec.ts',
      // One start of the browser for all of them.
      fullyParallel: false,
      use: {engineName: name},
    })),
  ],
});
