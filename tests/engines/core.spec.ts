// cspell:ignore emergancy pasword
import {expect, test} from './fixtures';
import {eventually, keys, press, type} from './hand';

const folded = 'details:has(#where-this-comes-from) td';
const phone = {width: 450, height: 844};

const path = () => location.pathname;
const mode = () => document.documentElement.dataset.theme;
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.textContent;
const isInWindow = (selector: string) => {
  const {top = -1, bottom = 0} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
};
const isMenuShown = () => document.querySelector('#site-menu')?.checkVisibility();
const isHydrated = () => document.documentElement.dataset.hasHydrated;

test.describe('core', () => {
  test('colour mode and a closed announcement are remembered', async ({tab, baseURL}) => {
    const background = () => getComputedStyle(document.documentElement).backgroundColor;
    const announcement = () => document.querySelector('[data-site-dismiss]')?.checkVisibility();
    await tab.goto(`${baseURL}/wiki`);
    const light = await tab.read(background);
    await press(tab, 'button', 'Switch between dark and light mode');
    await eventually(tab, mode).toBe('dark');
    await eventually(tab, background).not.toBe(light);
    await press(tab, 'button', 'Close');
    await eventually(tab, announcement).toBe(false);
    await tab.goto(`${baseURL}/docs/api`);
    expect(await tab.read(mode)).toBe('dark');
    expect(await tab.read(announcement)).toBe(false);
  });

  test('sidebar is a column of a wide window, and the menu of a narrow one', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/wiki/games`);
    expect(await tab.read(isMenuShown)).toBe(true);
    await tab.resize(phone.width, phone.height);
    await eventually(tab, isMenuShown).toBe(false);
    await press(tab, 'button', 'Toggle navigation bar');
    await eventually(tab, isMenuShown).toBe(true);
    await type(tab, keys.escape);
    await eventually(tab, isMenuShown).toBe(false);
    await press(tab, 'button', 'Toggle navigation bar');
    await press(tab, 'link', 'Pillory');
    await eventually(tab, path).toBe('/wiki/session/pillory');
    await eventually(tab, isMenuShown).toBe(false);
    expect(await tab.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('search finds a section in spite of typing errors, and leads to it', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/wiki`);
    await press(tab, 'link', 'Search');
    await eventually(tab, () => document.activeElement?.localName).toBe('input');
    await type(tab, 'emergancy pasword');
    await eventually(tab, shown, 'dialog li a').toMatch(/emergency password/i);
    await type(tab, keys.arrowDown + keys.enter);
    await eventually(tab, () => location.pathname + location.hash).toMatch(/^\/.+#.+/);
  });

  test('with React, tabs and sections answer, and a link goes on without loading anew', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/docs/api/time/add`);
    // Opening the form loads React.
    await press(tab, 'section', 'Fill in your values');
    await expect.poll(() => tab.read(isHydrated), {timeout: 20_000}).toBe('true');
    await press(tab, 'tab', 'Python');
    await eventually(tab, shown, '[role=tabpanel]').toMatch('urllib.request');
    await press(tab, 'section', 'Where this comes from');
    await eventually(tab, shown, folded).toMatch(/\w/);

    await tab.read(() => document.body.toggleAttribute('data-same-document'));
    await press(tab, 'link', 'Changelog');
    await eventually(tab, path).toBe('/changelog/emlalock');
    await eventually(tab, () => document.activeElement?.tagName).toBe('H1');
    expect(await tab.read(() => document.body.hasAttribute('data-same-document'))).toBe(true);
  });

  test('without React controls of the page work, and a link opens what hides its target', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/docs/api/time/add`);
    await press(tab, 'tab', 'Python');
    await type(tab, keys.arrowRight);
    await eventually(tab, shown, '[role=tab][aria-selected=true]').toBe('C#');
    await tab.goto(`${baseURL}/docs/api/links/add#where-this-comes-from`);
    await eventually(tab, shown, folded).toMatch(/\w/);
    await eventually(tab, isInWindow, '#where-this-comes-from').toBe(true);
  });
});
