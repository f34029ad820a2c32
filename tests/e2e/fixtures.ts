import {expect, test as base, type Locator, type Page, type Response} from '@playwright/test';

type Options = {
  /** Console messages that a test provokes on purpose. Any other message fails the test. */
  expectedConsole: RegExp | null;
  /** Directives that a test violates on purpose, as the browser names them. */
  expectedViolation: RegExp | null;
  /** Whether React comes to every page after it is loaded, as it does where code of an author may need it. */
  bringsReact: boolean;
};

type Fixtures = {
  /** Requests to other hosts. A single one fails the test. */
  foreignRequests: string[];
  /** Violations of the security policy. They are also on the console, where a test may expect other messages. */
  policyViolations: string[];
};

/**
 * Only watches, because routing every request would disable the cache, and each page would load its scripts again. The
 * browser resolves no host but the server, see `findBrowser`.
 */
function watchForeignHosts(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const {protocol, origin, href} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) {
      foreign.push(href);
    }
  });
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

const violationMark = 'refused by the security policy:';

async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(violationMark)) {
      violations.push(message.text().slice(violationMark.length).trim());
    }
  });
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      console.log(mark, effectiveDirective);
    });
  }, violationMark);
  return violations;
}

type WithLoader = Window & {loadReact?: () => void};

/** Keeps what the loader of src/page/react.ts asks the browser to call when a control comes near. */
function keepLoader(isCalled: boolean): void {
  const Observer = IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      if (options?.rootMargin === '100%') {
        const loadReact = () => {
          callback([{isIntersecting: true} as IntersectionObserverEntry], this);
        };
        (window as WithLoader).loadReact = loadReact;
        if (isCalled) {
          window.addEventListener('load', loadReact);
        }
      }
    }
  };
}

/** Every test needs a clean console, no requests to other hosts, and no policy violations. */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [null, {option: true}],
  expectedViolation: [null, {option: true}],
  bringsReact: [false, {option: true}],
  foreignRequests: [
    async ({page, baseURL}, use) => {
      await use(watchForeignHosts(page, new URL(baseURL ?? '').origin));
    },
    {auto: true},
  ],
  policyViolations: [
    async ({page}, use) => {
      await use(await watchPolicy(page));
    },
    {auto: true},
  ],
  page: async ({page, expectedConsole, bringsReact}, use) => {
    const messages = watchConsole(page);
    await page.addInitScript(keepLoader, bringsReact);
    await use(page);
    expect(messages.filter((message) => !expectedConsole?.test(message))).toEqual([]);
  },
});

test.afterEach(({foreignRequests, policyViolations, expectedViolation}) => {
  expect(foreignRequests, 'requests to other hosts').toEqual([]);
  const unexpected = policyViolations.filter((directive) => !expectedViolation?.test(directive));
  expect(unexpected, 'refused by the security policy').toEqual([]);
});

/** Loads React, as the page does when a control that needs it comes near, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as WithLoader).loadReact?.();
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens and hydrates a page. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Shows the page in a colour mode without storing that choice. */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.dataset.theme = value;
  }, mode);
}

export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export const html = (page: Page): Locator => page.locator('html');
export const title = (page: Page): Locator => page.getByRole('heading', {level: 1});
export const toggle = (page: Page): Locator => page.getByRole('button', {name: /switch between dark and light mode/i});
export const announcementBar = (page: Page): Locator => page.getByRole('region', {name: 'Announcement'});
export const menuButton = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
export const menu = (page: Page): Locator => page.locator('#site-menu');
export const mainLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
export const sidebarLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

/** By how many pixels the page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export {expect};
