import {readdirSync} from 'node:fs';
import {expect, type CDPSession, type Page} from '@playwright/test';
import {setMode, settle} from './fixtures';

const media = {
  light: {theme: 'light'},
  dark: {theme: 'dark'},
  'forced colours': {theme: 'light', forcedColors: 'active'},
  paper: {theme: 'light', media: 'print'},
} as const;

type Medium = keyof typeof media;

type Look = {name: string; values: string[]};

/** How each element on the page looks, and what is before and after it. */
async function looksOf(browser: CDPSession, properties: string[]): Promise<Map<number, Look>> {
  const {documents, strings} = await browser.send('DOMSnapshot.captureSnapshot', {computedStyles: properties});
  const looks = new Map<number, Look>();
  for (const {nodes, layout} of documents) {
    for (const [at, node] of layout.nodeIndex.entries()) {
      const [name = '', ...attributes] = [nodes.nodeName?.[node] ?? 0, ...(nodes.attributes?.[node] ?? [])].map(
        (index) => strings[index] ?? '',
      );
      const values = (layout.styles[at] ?? []).map((index) => strings[index] ?? '');
      if (name !== '#text') {
        looks.set(nodes.backendNodeId?.[node] ?? 0, {name: [name, ...attributes].join(' ').slice(0, 100), values});
      }
    }
  }
  return looks;
}

/** What looks different once the whole sheet has come. */
export async function changedBySheet(page: Page, inMedia = Object.keys(media) as Medium[]): Promise<string[]> {
  const file = readdirSync('build/assets/css').find((name) => name.endsWith('.css')) ?? '';
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href, media: 'not all'});
    // What scripts have added comes later.
    document.querySelector('style')?.after(link);
  }, `/assets/css/${file}`);
  const hasCome = () => page.evaluate(() => [...document.styleSheets].some(({href}) => href));
  await expect.poll(hasCome, {intervals: [20]}).toBe(true);
  // Without tokens: the sheet of a section leaves out those that it has no use for.
  const properties = await page.evaluate(() =>
    [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--')),
  );
  const browser = await page.context().newCDPSession(page);
  const changes: string[] = [];
  for (const medium of inMedia) {
    const {theme, ...emulated} = media[medium];
    // Without reduced motion, colours fade between modes.
    await page.emulateMedia({media: 'screen', forcedColors: 'none', reducedMotion: 'reduce', ...emulated});
    await setMode(page, theme);
    const setSheet = (isOn: boolean) =>
      page.locator('link[rel=stylesheet]').evaluate(
        (link, value) => {
          link.setAttribute('media', value);
        },
        isOn ? 'all' : 'not all',
      );
    await setSheet(false);
    await settle(page);
    const before = await looksOf(browser, properties);
    await setSheet(true);
    await settle(page);
    const now = await looksOf(browser, properties);
    for (const node of new Set([...before.keys(), ...now.keys()])) {
      const [old, look] = [before.get(node), now.get(node)];
      const changed = properties.filter((_, at) => old?.values[at] !== look?.values[at]);
      changes.push(...changed.map((property) => `${medium}: ${property} of ${look?.name ?? old?.name}`));
    }
  }
  return changes;
}
