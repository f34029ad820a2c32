import {chromium} from '@playwright/test';
import {systemChromium} from '../../scripts/chromium.mjs';
import {browserArguments} from './certificate.mjs';

export function launch() {
  const executablePath = systemChromium();
  return chromium.launch({
    ...(executablePath && {executablePath}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: browserArguments(),
  });
}
