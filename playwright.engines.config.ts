import {defineConfig} from '@playwright/test';
import type {Options} from './tests/nightly/engines/fixtures';
import {server, shared} from './tests/support/playwright';

const port = 4173;

/** Tests the core of the site in the other engines, each through the protocol that it supports itself. */
export default defineConfig<object, Options>({
  ...shared('engines'),
  testDir: 'tests/nightly/engines',
  projects: ['Firefox', 'WebKit'].map((name) => ({name, use: {engineName: name}})),
  use: {baseURL: `http://127.0.0.1:${port}`},
  webServer: server({dir: 'build', port}),
});
