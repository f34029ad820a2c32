import {expect, test as base, type Page, type Response} from '@playwright/test';

type Options = {
  /** Console messages a test provokes on purpose. Everything else on the console fails the test. */
  expectedConsole: RegExp | null;
};

type Fixtures = {
  /** Requests that tried to leave the site. They are blocked, and a single one fails the test. */
  foreignRequests: string[];
};

async function blockForeignHosts(page: Page, own: string): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== own,
    async (route) => {
      foreign.push(route.request().url());
      await route.abort();
    },
  );
  return foreign;
}

function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      messages.push(`${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message} (${page.url()})`));
  return messages;
}

/** Every test runs with a clean console and without a request to any other host. */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [null, {option: true}],
  foreignRequests: [
    async ({page, baseURL}, use) => {
      await use(await blockForeignHosts(page, new URL(baseURL ?? '').origin));
    },
    {auto: true},
  ],
  page: async ({page, expectedConsole}, use) => {
    const messages = watchConsole(page);
    await use(page);
    expect(messages.filter((message) => !expectedConsole?.test(message))).toEqual([]);
  },
});

test.afterEach(({foreignRequests}) => {
  expect(foreignRequests, 'requests to other hosts').toEqual([]);
});

/** Reaches for a control that needs scripts, and waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.body.appendChild(document.createElement('button'));
    control.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    control.remove();
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page with React. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Shows the page in a colour mode without choosing it, so that nothing is stored. */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.dataset.theme = value;
  }, mode);
}

export {expect};
