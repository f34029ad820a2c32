import {defineConfig} from '@playwright/test';
import {server, shared} from './tests/support/playwright';

const port = 4573;

export default defineConfig({
  ...shared('e2e'),
  testDir: 'tests/e2e',
  use: {...shared('e2e').use, baseURL: `http://127.0.0.1:${port}`},
  webServer: server({dir: 'build', port}),
});
