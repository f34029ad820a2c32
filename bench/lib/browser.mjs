import {chromium} from '@playwright/test';
import {systemChromium, testChromium} from '../../scripts/programs.mjs';
import {browserArguments} from './certificate.mjs';

/** The installed Chromium, if there is one; the headless shell only if there is no other. */
export function installedChromium() {
  return systemChromium() ?? testChromium();
}

export function launch() {
  const executablePath = installedChromium();
  return chromium.launch({
    ...(executablePath && {executablePath}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: browserArguments(),
  });
}
