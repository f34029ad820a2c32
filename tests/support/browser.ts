import type {LaunchOptions} from '@playwright/test';
import {testChromium} from '../../scripts/chromium.mjs';

/** The machine's Chromium where there is one, else Playwright's own. As root, Chromium runs only without its sandbox. */
export function findBrowser(): LaunchOptions {
  const executablePath = testChromium();
  return {
    ...(executablePath && {executablePath}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  };
}
