// cspell:ignore requestfinished requestfailed domcontentloaded
import {expect, type Page, type Request} from '@playwright/test';
import {reach} from './fixtures';

/** A page that was rendered again has hundreds of faults; the first ones say enough. */
const told = 5;

type Found = {texts: number; faults: string[]};
type Watched = Window & {end?: () => Found};

/** Remembers all texts before the framework's scripts run, then checks them at every mutation and every frame. */
function watch(): void {
  const notText = 'script, style, template, noscript';
  /** The framework remounts its tabs after hydration, to apply a stored choice. */
  const remade = '.tabs-container';
  /** Hidden until the reader opens it. */
  const closed = 'details, dialog';

  function texts(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({parentElement}) =>
      parentElement?.closest(notText) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (walker.nextNode()) {
      found.push(walker.currentNode as Text);
    }
    return found.filter(({data}) => data.trim() !== '');
  }

  /** The framework removes what is never shown at this width: the table of contents, and the list of posts. */
  function mayGo({parentElement}: Text): boolean {
    const isShown = parentElement?.checkVisibility() ?? false;
    return Boolean(parentElement?.closest(remade)) || (!isShown && !parentElement?.closest(closed));
  }

  function difference(before: string, now: string): string {
    let at = 0;
    while (at < before.length && before[at] === now[at]) {
      at += 1;
    }
    const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
    return `${part(before)} became ${part(now)}`;
  }

  function begin(): void {
    const root = document.getElementById('__docusaurus') ?? document.body;
    const before = root.innerText;
    const held = texts(root)
      .filter((text) => !mayGo(text))
      .map((node) => ({node, data: node.data}));
    const seen = new Set<string>();
    let frame = 0;
    const look = () => {
      const now = root.innerText;
      if (now !== before) {
        seen.add(`text: ${difference(before, now)}`);
      }
    };
    const lookAtEachFrame = () => {
      look();
      frame = requestAnimationFrame(lookAtEachFrame);
    };
    const observer = new MutationObserver(look);
    observer.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
    lookAtEachFrame();
    (window as Watched).end = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      return {
        texts: held.length,
        faults: [
          ...seen,
          ...held.filter(({node}) => !node.isConnected).map(({data}) => `replaced: "${data}"`),
          ...held
            .filter(({node, data}) => node.isConnected && node.data !== data)
            .map(({node, data}) => `changed: "${data}" to "${node.data}"`),
        ],
      };
    };
  }

  // Deferred scripts run after this event.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      begin();
    }
  });
}

function watchRequests(page: Page): Set<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Opens a page, hydrates it and waits until it is idle. */
async function visit(page: Page, address: string, pending: Set<Request>): Promise<Found> {
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await reach(page);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await expect.poll(() => pending.size, {intervals: [5, 20]}).toBe(0);
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return (window as Watched).end?.() ?? {texts: 0, faults: ['nothing was watched']};
  });
}

/** Hydrates the page at each address, and then checks it. Returns every change that a reader might notice. */
export async function hydrationFaults(
  page: Page,
  addresses: string[],
  check?: (address: string) => Promise<void>,
): Promise<string[]> {
  const pending = watchRequests(page);
  const errors = watchErrors(page);
  await page.addInitScript(watch);
  const faults: string[] = [];
  let held = 0;
  for (const address of addresses) {
    const found = await visit(page, address, pending);
    await check?.(address);
    held += found.texts;
    faults.push(...[...errors.splice(0), ...found.faults].slice(0, told).map((fault) => `${address}: ${fault}`));
  }
  console.log(`${addresses.length} addresses hydrated, ${held} texts held`);
  return faults;
}
