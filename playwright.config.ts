import {defineConfig} from '@playwright/test';
import {server, shared} from './tests/support/playwright';

const port = 4173;

export default defineConfig({
  ...shared('playwright'),
  testDir: 'tests/e2e',
  use: {...shared('playwright').use, baseURL: `http://127.0.0.1:${port}`},
  webServer: server({dir: 'build', port}),
});
