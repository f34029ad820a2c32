import {expect, type ConsoleMessage, type Locator, type Page} from '@playwright/test';
import {savedEmergencyPage} from '../../src/site/navigation';
import {policy} from '../../src/site/policy';
import {themeConfig} from '../../src/site/themeConfig';
import {test as base} from '../support/served';
import {sitemapPaths} from '../support/site';

type Options = {
  /** Console messages that a test provokes on purpose. Any other message fails the test. */
  expectedConsole: RegExp | null;
};

/** The browser resolves no host but the server, see `findBrowser`, and so none that the policy lets in. */
function isUnreached(message: ConsoleMessage): boolean {
  const [, host] = /^https:\/\/([^/]+)/.exec(message.location().url) ?? [];
  const isLetIn = host !== undefined && Object.values(policy).join(' ').includes(host);
  return isLetIn && message.text().includes('ERR_NAME_NOT_RESOLVED');
}

function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isUnreached(message)) {
      messages.push(`${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message} (${page.url()})`));
  return messages;
}

/** Every test needs a clean console, where requests to other hosts are too, because the security policy forbids them. */
export const test = base.extend<Options>({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedConsole: [null, {option: true}],
  page: async ({page, expectedConsole, site}, use, {errors}) => {
    const messages = watchConsole(page);
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
    await use(page);
    if (errors.length > 0 && site.dir === 'build') {
      const known = [...sitemapPaths(), '/404', `/${savedEmergencyPage}`];
      const gone = opened.filter((address) => !known.includes(address));
      expect(gone, 'no pages; for one that was moved or removed, name another in this test').toEqual([]);
    }
    expect(
      messages.filter((message) => !expectedConsole?.test(message)),
      'on the console',
    ).toEqual([]);
    expect(await page.context().cookies(), 'cookies, of which the privacy page says that there are none').toEqual([]);
  },
});

/** Opens a page that has the scripts of React, and waits until it has come to life. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html'), `React on ${path}`).toHaveAttribute('data-has-hydrated', 'true');
}

/** Keeps back what has such an address, until the function that it returns is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return () => {
    letGo();
  };
}

/** Opens the search, types, and returns the links that it finds. */
export async function searchFor(page: Page, words: string): Promise<Locator> {
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  return page.getByRole('dialog').getByRole('link');
}

/** Shows the page in a colour mode without storing that choice. */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.dataset.theme = value;
  }, mode);
}

/** Waits until nothing on the page moves any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

/** A number of an amount of time, in the form of a call: `numberOf(page, 'value', 'hours')`. */
export function numberOf(page: Page, parameter: string, unit: string): Locator {
  return page.getByRole('group', {name: parameter, exact: true}).getByRole('spinbutton', {name: unit});
}

export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export const html = (page: Page): Locator => page.locator('html');
export const title = (page: Page): Locator => page.getByRole('heading', {level: 1});
export const toggle = (page: Page): Locator => page.getByRole('button', {name: /switch between dark and light mode/i});
export const announcementBar = (page: Page): Locator => page.getByRole('region', {name: 'Announcement'});
/** README says how the owner takes it down. */
export const hasAnnouncement = 'announcementBar' in themeConfig;

export async function closeAnnouncement(page: Page): Promise<void> {
  if (hasAnnouncement) {
    await announcementBar(page).getByRole('button', {name: 'Close'}).click();
  }
  await expect(announcementBar(page)).toBeHidden();
}

export const menuButton = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
export const menu = (page: Page): Locator => page.locator('#light-menu');
export const mainLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
export const sidebarLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

/** The open panel of the first tabs. */
export const panel = (page: Page): Locator => page.getByRole('tabpanel').filter({visible: true}).first();

/** By how many pixels the page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export {expect};
