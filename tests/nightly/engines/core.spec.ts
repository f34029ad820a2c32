// cspell:ignore emergancy pasword
import {expect, test} from './fixtures';
import {eventually, keys, press, type} from './hand';

const phone = {width: 450, height: 844};

const path = () => location.pathname;
const mode = () => document.documentElement.dataset.theme;
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.textContent;
const isMenuShown = () => document.querySelector('#light-menu')?.checkVisibility();

test('colour mode and a closed announcement are remembered', async ({tab, baseURL}) => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  const announcement = () => document.querySelector('[data-light-dismiss]')?.checkVisibility();
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

test('search finds a page in spite of typing errors, and leads to it', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/wiki`);
  await press(tab, 'link', 'Search');
  await eventually(tab, () => document.activeElement?.localName).toBe('input');
  await type(tab, 'emergancy pasword');
  await eventually(tab, shown, 'dialog li a').toMatch(/emergency password/i);
  await type(tab, keys.arrowDown + keys.enter);
  await eventually(tab, path).toBe('/wiki/session/emergency');
});

test('tabs answer to presses and keys, and samples to what is typed', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/docs/api/time/add`);
  await press(tab, 'tab', 'Python');
  await eventually(tab, shown, '[role=tabpanel]:not([hidden])').toMatch('urllib.request');
  await type(tab, keys.arrowRight);
  await eventually(tab, shown, '[role=tab][aria-selected=true]').toBe('C#');
  await press(tab, 'number', 'H, hours');
  await type(tab, '2');
  await eventually(tab, shown, '[role=tabpanel]:not([hidden])').toMatch('value=D1H2');
});

test('a link opens the section that hides its target, and leads to it', async ({tab, baseURL}) => {
  const place = () => {
    const {top = -1, bottom = 0} = document.querySelector('#offer-session')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight ? 'in the window' : `at ${top}`;
  };
  await tab.goto(`${baseURL}/wiki/session/settings#offer-session`);
  await eventually(tab, shown, 'details:has(#offer-session) td').toMatch(/\w/);
  await eventually(tab, place).toBe('in the window');
});
