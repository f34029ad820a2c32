// cspell:ignore emergancy pasword
import {expect, test} from './fixtures';
import {eventually, keys, press, type} from './hand';

const phone = {width: 450, height: 844};

const heading = () => document.querySelector('h1')?.textContent;
const path = () => location.pathname;
const mode = () => document.documentElement.dataset.theme;
const isMenuOpen = () => document.querySelector('dialog[aria-label="Menu"]')?.matches(':modal');
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.textContent;

/**
 * Records that the button said "Copied", which it does for a second only. Real clipboards need a focused window, which
 * a virtual display may not have, so a fake one accepts everything.
 */
function noteCopies(): void {
  navigator.clipboard.writeText = () => Promise.resolve();
  new MutationObserver(() => {
    const said = document.querySelector('button[aria-label=Copied]');
    document.body.dataset.copied ??= said?.ariaLabel ?? undefined;
  }).observe(document.body, {subtree: true, attributeFilter: ['aria-label']});
}

test.describe('core', () => {
  test('home page leads to the wiki, and the wiki to a page', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/`);
    await press(tab, 'link', 'Wiki');
    await eventually(tab, path).toBe('/wiki');
    await press(tab, 'link', 'Premium');
    await eventually(tab, heading).toBe('Premium');
  });

  test('colour mode changes and is remembered', async ({tab, baseURL}) => {
    const background = () => getComputedStyle(document.documentElement).backgroundColor;
    await tab.goto(`${baseURL}/wiki`);
    const light = await tab.read(background);
    await press(tab, 'button', 'Switch between dark and light mode');
    await eventually(tab, mode).toBe('dark');
    await eventually(tab, background).not.toBe(light);
    await tab.goto(`${baseURL}/docs/api`);
    expect(await tab.read(mode)).toBe('dark');
  });

  test('menu of a narrow window opens, closes by Escape, and leads to a page', async ({tab, baseURL}) => {
    await tab.resize(phone.width, phone.height);
    await tab.goto(`${baseURL}/wiki/games`);
    await press(tab, 'button', 'Toggle navigation bar');
    await eventually(tab, isMenuOpen).toBe(true);
    await type(tab, keys.escape);
    await eventually(tab, isMenuOpen).toBe(false);
    await press(tab, 'button', 'Toggle navigation bar');
    await press(tab, 'section', 'Sessions');
    await press(tab, 'link', 'Pillory');
    await eventually(tab, path).toBe('/wiki/session/pillory');
    await eventually(tab, isMenuOpen).toBe(false);
    expect(await tab.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('search finds a section in spite of typing errors, and leads to it', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/wiki`);
    await press(tab, 'button', 'Search');
    await eventually(tab, () => document.activeElement?.role ?? document.activeElement?.getAttribute('role')).toBe(
      'combobox',
    );
    await type(tab, 'emergancy pasword');
    await eventually(tab, shown, '[role=option]').toMatch(/emergency password/i);
    await type(tab, keys.arrowDown + keys.enter);
    await eventually(tab, () => location.pathname + location.hash).toMatch(/^\/.+#.+/);
  });

  test('search keeps the cursor behind what is typed while it opens, and later replaces it', async ({tab, baseURL}) => {
    const typed = () => document.querySelector<HTMLInputElement>('dialog[aria-label=Search] input')?.value;
    const isModal = () => document.querySelector('dialog:modal') !== null;
    await tab.goto(`${baseURL}/wiki`);
    // The dialog becomes modal after a frame. A slow machine may take its time for that.
    await tab.read(() => {
      const draw = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (act) => draw(() => setTimeout(act, 1000));
    });
    await press(tab, 'button', 'Search');
    await type(tab, 'loc');
    await eventually(tab, isModal).toBe(true);
    await type(tab, 'k');
    await eventually(tab, typed).toBe('lock');
    await type(tab, keys.escape);
    await eventually(tab, isModal).toBe(false);
    await press(tab, 'button', 'Search');
    await eventually(tab, isModal).toBe(true);
    await type(tab, 'k');
    await eventually(tab, typed).toBe('k');
  });

  test('tabs show one panel, sections open, code is copied, and a link goes on without loading anew', async ({
    tab,
    baseURL,
  }) => {
    await tab.goto(`${baseURL}/test-page`);
    await press(tab, 'tab', 'Two');
    await eventually(tab, shown, '[role=tabpanel]').toMatch('The second tab.');
    await press(tab, 'section', 'A section that opens');
    await eventually(tab, shown, 'article details > div').toMatch('What stands inside.');
    // Waits for hydration, because machines may be slow. Presses before it are tested in Chromium.
    await expect
      .poll(() => tab.read(() => document.documentElement.dataset.hasHydrated), {timeout: 20_000})
      .toBe('true');
    await tab.read(noteCopies);
    await press(tab, 'button', 'Copy code to clipboard');
    await eventually(tab, () => document.body.dataset.copied).toBe('Copied');

    await tab.read(() => document.body.toggleAttribute('data-same-document'));
    await press(tab, 'link', 'Changelog');
    await eventually(tab, path).toBe('/changelog/emlalock');
    await eventually(tab, () => document.activeElement?.tagName).toBe('H1');
    expect(await tab.read(() => document.body.hasAttribute('data-same-document'))).toBe(true);
  });

  test('request is built from what is typed', async ({tab, baseURL}) => {
    // In a wide window the form is sticky, and its position on the page is not constant.
    await tab.resize(900, 800);
    await tab.goto(`${baseURL}/docs/api/info`);
    await press(tab, 'button', 'Build a request');
    await press(tab, 'field', 'userid');
    await type(tab, 'abc123def456ghi');
    await press(tab, 'field', 'apikey');
    await type(tab, 'k3yexample0');
    await eventually(tab, () => document.querySelector('article')?.textContent).toMatch(
      /The request is ready[^]*userid=abc123def456ghi&apikey=••••/,
    );
  });

  test('unknown address says so and names near pages', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/wiki/game/black-jack`);
    await eventually(tab, heading).toBe('This page does not exist');
    await press(tab, 'link', 'Blackjack');
    await eventually(tab, path).toBe('/wiki/games/blackjack');
  });
});
