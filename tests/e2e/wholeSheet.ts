import {readdirSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {setMode, settle} from './fixtures';

/** The values of the properties, by element or pseudo-element. */
type Looks = Map<string, string[]>;

/** What looks different than at the last call for the same medium, of two elements of each name. */
function changes({properties, medium}: {properties: string[]; medium: string}): string[] {
  const seen = new Map<string, number>();
  const looks: Looks = new Map();
  for (const element of document.body.querySelectorAll(':not(svg *)')) {
    const name = `${element.tagName}.${element.classList.toString()}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    for (const part of count > 2 ? [] : ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      // What is not generated has no look.
      const isThere = part === '' || style.content !== 'none';
      const values = isThere ? properties.map((property) => style.getPropertyValue(property)) : [];
      looks.set(`${name} ${count}${part}`, values);
    }
  }
  const page = window as Window & {looks?: Record<string, Looks>};
  page.looks ??= {};
  const before = page.looks[medium] ?? looks;
  page.looks[medium] = looks;
  return [...looks].flatMap(([one, values]) =>
    properties
      .filter((_, at) => values[at] !== before.get(one)?.[at])
      .map((property) => `${medium}: ${one} ${property}`),
  );
}

const media = {
  light: {theme: 'light'},
  dark: {theme: 'dark'},
  'forced colours': {theme: 'light', forcedColors: 'active'},
  paper: {theme: 'light', media: 'print'},
} as const;

type Medium = keyof typeof media;

async function changesIn(page: Page, properties: string[], names: Medium[]): Promise<string[]> {
  const changed: string[] = [];
  for (const medium of names) {
    const {theme, ...emulated} = media[medium];
    // Without reduced motion, colours fade between modes.
    await page.emulateMedia({media: 'screen', forcedColors: 'none', reducedMotion: 'reduce', ...emulated});
    await setMode(page, theme);
    await settle(page);
    // Forced colours leave an old colour to lines that are not drawn.
    const compared = properties.filter((name) => medium !== 'forced colours' || name !== 'text-decoration-color');
    changed.push(...(await page.evaluate(changes, {properties: compared, medium})));
  }
  return changed;
}

/** What looks different once the whole sheet has come. */
export async function changedBySheet(page: Page, inMedia = Object.keys(media) as Medium[]): Promise<string[]> {
  const name = readdirSync('build/assets/css').find((file) => file.endsWith('.css')) ?? '';
  const href = `/assets/css/${name}`;
  const sheet = await (await page.request.get(href)).text();
  const names = sheet.match(/(?<=[{;])[a-z-]+(?=:)/g) ?? [];
  const properties = [...new Set(names)].filter((name) => !name.startsWith('-'));
  // What is closed is measured once it was asked for.
  await page.evaluate(() => {
    document.querySelectorAll('body *').forEach((one) => getComputedStyle(one).getPropertyValue('width'));
  });
  await changesIn(page, properties, inMedia);
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address});
    // What scripts have added comes later.
    document.querySelector('style')?.after(link);
  }, href);
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.href)), {intervals: [20]})
    .toBe(true);
  return changesIn(page, properties, inMedia);
}
