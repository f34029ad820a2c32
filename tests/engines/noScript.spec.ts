import {expect, test} from './fixtures';
import {press} from './hand';

test.use({reader: {hasScripts: false}});

const path = () => location.pathname;

test.describe('without JavaScript', () => {
  test('a dark system gets a dark page, and nothing dead is shown', async ({tab, baseURL}) => {
    await tab.goto(`${baseURL}/docs/api/time/add`);
    expect(await tab.read(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(22, 20, 28)');
    const controls = () =>
      [...document.querySelectorAll('button, input, select, [role=tab]')]
        .filter((one) => one.checkVisibility({visibilityProperty: true}))
        .map((one) => one.ariaLabel);
    expect(await tab.read(controls)).toEqual([]);
  });

  test('the menu of a narrow window opens, and its pages are there', async ({tab, baseURL}) => {
    await tab.resize(450, 844);
    await tab.goto(`${baseURL}/wiki/games`);
    await press(tab, 'button', 'Toggle navigation bar');
    await press(tab, 'link', 'Pillory');
    await expect.poll(() => tab.read(path)).toBe('/wiki/session/pillory');
  });
});
