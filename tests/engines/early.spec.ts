// Presses and navigation before hydration, while scripts cannot be loaded.
import {Switchboard} from '../support/switchboard';
import type {Tab} from './engine';
import {expect, test} from './fixtures';
import {eventually, press} from './hand';

const scripts = /^\/assets\/js\//;

const alert = () => document.querySelector('[role=alert]')?.textContent ?? '';
const isHydrated = () => document.documentElement.dataset.hasHydrated;
const mode = () => document.documentElement.dataset.theme;
const path = () => location.pathname;

/** Makes the scripts load by reaching for a field. Machines may be slow. */
async function hydrate(tab: Tab): Promise<void> {
  await tab.read(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    field.remove();
  });
  await expect.poll(() => tab.read(isHydrated), {timeout: 20_000}).toBe('true');
}

async function withoutScripts(baseURL: string | undefined, use: (line: Switchboard, site: string) => Promise<void>) {
  const line = new Switchboard(baseURL ?? '');
  const site = await line.open();
  line.answer(scripts, {status: 503, type: 'text/plain', body: ''});
  try {
    await use(line, site);
  } finally {
    line.close();
  }
}

async function retry(tab: Tab, line: Switchboard): Promise<void> {
  line.answer(scripts, null);
  await press(tab, 'button', 'Retry');
}

test('a press that could not be carried out is not carried out later', async ({tab, baseURL}) => {
  await withoutScripts(baseURL, async (line, site) => {
    await tab.goto(`${site}/privacy`);
    await press(tab, 'button', 'Switch between dark and light mode');
    await press(tab, 'button', 'Clear my data');
    await eventually(tab, alert).toContain('press it again');
    await retry(tab, line);
    await tab.goto(`${site}/privacy`);
    await hydrate(tab);
    expect(await tab.read(mode)).toBe('dark');
    expect(await tab.read(() => localStorage.length > 0 && history.state === null)).toBe(true);
  });
});

test('tabs, copies and buttons of others answer without React', async ({tab, baseURL}) => {
  await withoutScripts(baseURL, async (_, site) => {
    // In one column, because a sticky panel moves with the page.
    await tab.resize(1100, 844);
    await tab.goto(`${site}/docs/api/time/add`);
    for (const name of ['JavaScript', 'Python', 'JavaScript']) {
      await press(tab, 'tab', name);
    }
    const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
    await eventually(tab, chosen).toBe('JavaScript');
    await tab.read(() => {
      const button = document.createElement('button');
      button.textContent = 'Foreign';
      button.onclick = () => {
        button.textContent = 'Answered';
      };
      document.querySelector('main')?.prepend(button);
    });
    await press(tab, 'button', 'Foreign');
    await press(tab, 'button', 'Copy code to clipboard');
    const answer = () =>
      document.querySelector('button[aria-label=Copied]')?.ariaLabel ??
      document.querySelector('[role=alert]')?.textContent;
    await eventually(tab, answer).toMatch(/Copied|did not allow copying/);
    expect(await tab.read(() => document.querySelector('main button')?.textContent)).toBe('Answered');
  });
});

test('the page before follows what was chosen on the next', async ({tab, baseURL}) => {
  await withoutScripts(baseURL, async (_, site) => {
    await tab.goto(`${site}/wiki`);
    await tab.goto(`${site}/blog`);
    await press(tab, 'button', 'Switch between dark and light mode');
    await tab.read(() => {
      history.back();
    });
    await eventually(tab, path).toBe('/wiki');
    await eventually(tab, mode).toBe('dark');
  });
});

test('a link that waits for the network is forgotten when React leads elsewhere', async ({
  tab,
  baseURL,
  engineName,
}) => {
  test.skip(engineName === 'Firefox', 'Its pages are seen from another realm, which cannot take their network away.');
  await withoutScripts(baseURL, async (line, site) => {
    await tab.goto(`${site}/wiki/session`);
    await tab.read(() => {
      Object.defineProperty(navigator, 'onLine', {configurable: true, value: false});
      const {fetch} = window;
      window.fetch = (target, options) =>
        options?.method === 'HEAD' ? Promise.reject(new Error('offline')) : fetch(target, options);
    });
    await press(tab, 'link', 'Changelog');
    await eventually(tab, alert).toContain('You seem to be offline');
    line.answer(scripts, null);
    await hydrate(tab);
    await press(tab, 'link', 'Blog');
    await eventually(tab, path).toBe('/blog');
    await eventually(tab, alert).toBe('');
  });
});
