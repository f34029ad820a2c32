// cspell:ignore emergancy pasword
import {samplePage} from '../support/samplePage';
import {expect, test} from './engines';

const path = () => location.pathname;
const mode = () => document.documentElement.dataset.theme;
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();
/** The text of the first one that is shown. */
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.textContent;

test('colour mode and a closed announcement are remembered', async ({tab, baseURL}) => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  const announcement = '[data-light-dismiss]';
  await tab.goto(`${baseURL}/wiki`);
  const light = await tab.read(background);
  await tab.press('button', 'Switch between dark and light mode');
  await expect.poll(() => tab.read(mode)).toBe('dark');
  await expect.poll(() => tab.read(background)).not.toBe(light);
  await tab.press('button', 'Close');
  await expect.poll(() => tab.read(isShown, announcement)).toBe(false);
  await tab.goto(`${baseURL}/docs/api`);
  expect(await tab.read(mode)).toBe('dark');
  expect(await tab.read(isShown, announcement)).toBe(false);
});

test('sidebar is a column of a wide window, and the menu of a narrow one', async ({tab, baseURL}) => {
  const menu = '#light-menu';
  await tab.goto(baseURL + samplePage.pathBefore);
  expect(await tab.read(isShown, menu)).toBe(true);
  await tab.resize(450, 844);
  await expect.poll(() => tab.read(isShown, menu)).toBe(false);
  await tab.press('button', 'Toggle navigation bar');
  await expect.poll(() => tab.read(isShown, menu)).toBe(true);
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.read(isShown, menu)).toBe(false);
  await tab.press('button', 'Toggle navigation bar');
  await tab.press('link', samplePage.title);
  await expect.poll(() => tab.read(path)).toBe(samplePage.path);
  await expect.poll(() => tab.read(isShown, menu)).toBe(false);
  expect(await tab.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('search finds a page in spite of typing errors, and leads to it', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/wiki`);
  await tab.press('link', 'Search');
  await expect.poll(() => tab.read(() => document.activeElement?.localName)).toBe('input');
  await tab.keyboard.type('emergancy pasword');
  await expect.poll(() => tab.read(shown, 'dialog li a')).toMatch(/emergency password/i);
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await expect.poll(() => tab.read(path)).toBe('/wiki/session/emergency');
});

test('tabs answer to presses and keys, and samples to what is typed', async ({tab, baseURL}) => {
  const panel = '[role=tabpanel]:not([hidden])';
  await tab.goto(`${baseURL}/docs/api/time/add`);
  await tab.press('tab', 'Python');
  await expect.poll(() => tab.read(shown, panel)).toMatch('urllib.request');
  await tab.keyboard.press('ArrowRight');
  await expect.poll(() => tab.read(shown, '[role=tab][aria-selected=true]')).toBe('C#');
  await tab.press('spinbutton', 'hours');
  await tab.keyboard.type('2');
  await expect.poll(() => tab.read(shown, panel)).toMatch('value=D1H2');
});
