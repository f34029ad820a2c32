import type {LaunchOptions} from 'playwright';
import {testChromium} from '../../scripts/programs.mjs';

/** The installed Chromium if there is one, otherwise Playwright's. As root, Chromium only runs without its sandbox. */
export function findBrowser(): LaunchOptions {
  const executablePath = testChromium();
  return {
    ...(executablePath && {executablePath}),
    // The runner would turn off what brings a page back as it was left.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      // Lets a reader's tabs share a process. Tests take a tenth less time, but a busy tab blocks the others.
      '--renderer-process-limit=1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  };
}
