import type {Page} from '@playwright/test';

type Steps = (page: Page) => Promise<void>;

/** A feature of the manual on a page: read with JavaScript and without, pressed with it, or there only without. */
export type Row = {feature: string; page: string} & ({reads: Steps} | {presses: Steps} | {withoutScript: Steps});

/** What a reader does, with JavaScript or without, or nothing where that is not promised. */
export function stepsOf(row: Row, hasScripts: boolean): Steps | undefined {
  if ('reads' in row) {
    return row.reads;
  }
  const [pressed, plain] = 'presses' in row ? [row.presses, undefined] : [undefined, row.withoutScript];
  return hasScripts ? pressed : plain;
}

/** The block of the page that a reader came for. */
export const article = (page: Page) => page.getByRole('article');

export const menu = (page: Page) => page.locator('#site-menu');
export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

/** Opens the menu of a phone, and says whether there is one. */
export async function openMenu(page: Page): Promise<boolean> {
  const isPhone = await menuButton(page).isVisible();
  if (isPhone && !(await menu(page).isVisible())) {
    await menuButton(page).click();
  }
  return isPhone;
}

/** The sidebar, which is in the menu of a phone. */
export async function sidebar(page: Page) {
  await openMenu(page);
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

/** Presses the switch until the colour mode is this, and leaves the menu of a phone. */
export async function chooseMode(page: Page, mode: string) {
  if ((await page.locator('html').getAttribute('data-theme')) !== mode) {
    await openMenu(page);
    const toggles = page.getByRole('button', {name: /^Switch between/}).filter({visible: true});
    await toggles.last().click();
    await page.keyboard.press('Escape');
  }
}

/** The items of the navbar, which are in the menu of a phone. */
export async function navbar(page: Page) {
  const isPhone = await openMenu(page);
  return page.getByRole('navigation', {name: isPhone ? 'Sections' : 'Main'});
}

/** The contents of the page, which a phone has folded after the opening. */
export async function contents(page: Page) {
  const folded = page.locator('details > summary', {hasText: 'On this page'});
  if ((await folded.isVisible()) && !(await folded.locator('..').evaluate((one: HTMLDetailsElement) => one.open))) {
    await folded.click();
  }
  return page.getByRole('navigation', {name: 'On this page'}).filter({visible: true});
}
