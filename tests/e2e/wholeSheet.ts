import {readdirSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {changedSince} from '../support/goldens/looks';
import {setMode, settle} from './fixtures';

const media = {
  light: {theme: 'light'},
  dark: {theme: 'dark'},
  'forced colours': {theme: 'light', forcedColors: 'active'},
  paper: {theme: 'light', media: 'print'},
} as const;

type Medium = keyof typeof media;

async function changesIn(page: Page, names: Medium[]): Promise<string[]> {
  const changed: string[] = [];
  for (const medium of names) {
    const {theme, ...emulated} = media[medium];
    // Without reduced motion, colours fade between modes.
    await page.emulateMedia({media: 'screen', forcedColors: 'none', reducedMotion: 'reduce', ...emulated});
    await setMode(page, theme);
    await settle(page);
    const changes = await changedSince(page, medium, medium);
    // The sheet of a section leaves out the tokens that it has no use for.
    changed.push(...changes.filter((one) => !one.startsWith('token ')).map((one) => `${medium}: ${one}`));
  }
  return changed;
}

/** What looks different once the whole sheet has come. */
export async function changedBySheet(page: Page, inMedia = Object.keys(media) as Medium[]): Promise<string[]> {
  const name = readdirSync('build/assets/css').find((file) => file.endsWith('.css')) ?? '';
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href, media: 'not all'});
    // What scripts have added comes later.
    document.querySelector('style')?.after(link);
  }, `/assets/css/${name}`);
  const hasCome = () => page.evaluate(() => [...document.styleSheets].some(({href}) => href));
  await expect.poll(hasCome, {intervals: [20]}).toBe(true);
  await changesIn(page, inMedia);
  await page.locator('link[media="not all"]').evaluate((link) => {
    link.removeAttribute('media');
  });
  return changesIn(page, inMedia);
}
