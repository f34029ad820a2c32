import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from './tests/browser';

const port = 4173;
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    launchOptions: findBrowser(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npm run serve -- --host 127.0.0.1 --port ${port} --no-open`,
    url: origin,
    stdout: 'ignore',
  },
});
