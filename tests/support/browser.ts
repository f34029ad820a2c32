import type {LaunchOptions} from '@playwright/test';
import {testChromium} from '../../scripts/chromium.mjs';

/** The installed Chromium if there is one, otherwise Playwright's. As root, Chromium only runs without its sandbox. */
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
