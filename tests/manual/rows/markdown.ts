// The chapter on Markdown: what MDX and React can do in a page.
import {expect} from '@playwright/test';
import {article, chooseMode, contents, type Row} from './row';

const ownColour = 'rgb(1, 2, 3)';

/** A page for each, because one that brings React would wake the others. */
const counters = {
  Imported: '/manual/react/imported',
  Lazy: '/manual/react/lazy',
  'Without an import': '/manual/react/without-import',
  Partial: '/manual/react/partial',
  'On a page': '/manual-pages/counter',
  'In Markdown': '/manual-pages/react',
};

/** Presses a counter twice, as nobody presses what is dead. */
const counts = ([name, page]: [string, string]): Row => ({
  feature: `a component with state: ${name}`,
  page,
  async presses(page) {
    const button = page.getByRole('button', {name: `${name}: 0`});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await button.click();
    await page.getByRole('button', {name: `${name}: 1`}).click();
    await expect(page.getByRole('button', {name: `${name}: 2`})).toBeVisible();
  },
});

export const markdown: Row[] = [
  {
    feature: 'standard Markdown',
    page: '/manual/markdown',
    async reads(page) {
      await expect(article(page).locator('strong', {hasText: 'weight'})).toHaveCSS('font-weight', /[67]00/);
      await expect(article(page).locator('em', {hasText: 'stress'})).toHaveCSS('font-style', 'italic');
      await expect(article(page).locator('del')).toHaveCSS('text-decoration-line', 'line-through');
      await expect(article(page).locator('ol > li').first()).toContainText('Inside');
      await expect(article(page).getByRole('checkbox', {checked: true})).toHaveCount(1);
      await expect(article(page).getByRole('link', {name: 'a link'})).toHaveAttribute('href', '/manual/tabs');
    },
  },
  {
    feature: 'keys of an author in the front matter',
    page: '/manual/react',
    async reads(page) {
      await expect(page.getByText('The tone is calm, and this page has 3 headings.')).toBeVisible();
    },
  },
  {
    feature: 'quotes',
    page: '/manual/markdown',
    async reads(page) {
      await expect(page.getByRole('blockquote')).toContainText('The tortoise');
    },
  },
  {
    feature: 'details, one in another',
    page: '/manual/markdown',
    async reads(page) {
      await expect(page.getByText('Deeper inside.')).toBeHidden();
      await page.getByText('Open me').click();
      await page.getByText('And me').click();
      await expect(page.getByText('Deeper inside.')).toBeVisible();
    },
  },
  {
    feature: 'a table with aligned columns',
    page: '/manual/markdown',
    async reads(page) {
      const cells = article(page).getByRole('cell');
      await expect(cells.nth(0)).toHaveCSS('text-align', /left|start/);
      await expect(cells.nth(1)).toHaveCSS('text-align', 'center');
      await expect(cells.nth(2)).toHaveCSS('text-align', 'right');
    },
  },
  {
    feature: 'a style of an author',
    page: '/manual/markdown',
    async reads(page) {
      const styled = page.getByRole('heading', {name: 'Styled by its author'});
      await expect(styled).toHaveCSS('color', ownColour);
      await expect(styled).toHaveCSS('text-align', 'right');
      await expect(styled, 'before the styles of the site').toHaveCSS('margin-top', '7px');
    },
  },
  {
    feature: 'a film of the site',
    page: '/manual/markdown',
    async reads(page) {
      const film = article(page).locator('video');
      await film.scrollIntoViewIfNeeded();
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(64);
    },
  },
  {
    feature: 'a page in CommonMark',
    page: '/manual/common-mark',
    async reads(page) {
      await expect(page.getByText('is HTML, {braces} are text')).toBeVisible();
      await expect(article(page).getByText('HTML', {exact: true})).toHaveCSS('color', ownColour);
      await expect(article(page).getByRole('link', {name: 'https://example.com'})).toBeVisible();
      await expect(page.locator('h2#chosen-address')).toBeVisible();
      await expect(page.getByText('Inside.')).toBeHidden();
      await page.getByText('More of it').click();
      await expect(page.getByText('Inside.')).toBeVisible();
    },
  },
  {
    feature: 'a component that a page exports, with a style',
    page: '/manual/react',
    async reads(page) {
      await expect(page.getByText('Exported words')).toHaveCSS('color', ownColour);
      await expect(article(page).locator('strong', {hasText: 'Markdown'})).toBeVisible();
    },
  },
  {
    feature: 'a component that a page imports',
    page: '/manual/react',
    async reads(page) {
      await expect(page.getByText('imported words')).toHaveCSS('background-color', ownColour);
    },
  },
  {
    feature: 'a static component brings no React',
    page: '/manual/static-code',
    async presses(page) {
      await expect(page.getByText('a static component')).toHaveCSS('background-color', ownColour);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
    },
  },
  {
    feature: 'an effect',
    page: '/manual/react/effect',
    async presses(page) {
      await expect(page.getByRole('status', {name: 'Effect'})).toHaveText('after the effect');
    },
  },
  {
    feature: 'BrowserOnly',
    page: '/manual/react/browser-only',
    async presses(page) {
      await expect(page.getByText('The window is open')).toBeVisible();
    },
  },
  {
    feature: 'a handler in a page',
    page: '/manual/handler',
    async presses(page) {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.getByRole('button', {name: 'Press me'}).click();
      await expect(page).toHaveTitle('Pressed');
    },
  },
  {
    feature: 'the hook useColorMode',
    page: '/manual/react/colour-mode',
    async presses(page) {
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-has-hydrated', 'true');
      await chooseMode(page, 'dark');
      await page.getByRole('button', {name: 'Other colours'}).click();
      await expect(html, 'the component knows what the reader chose').toHaveAttribute('data-theme', 'light');
    },
  },
  {
    feature: 'a part of pages, with props',
    page: '/manual/react',
    async reads(page) {
      await expect(page.getByText('Hello reader, from a part of pages.')).toBeVisible();
    },
  },
  {
    feature: 'contents within a page, from its export',
    page: '/manual/react',
    async reads(page) {
      const inline = article(page).getByRole('list').filter({hasText: 'A part of pages', visible: true}).last();
      await inline.getByRole('link', {name: 'A part of pages'}).click();
      await expect(page).toHaveURL('/manual/react#a-part-of-pages');
    },
  },
  {
    feature: 'numbers from a plugin of Markdown, with an option',
    page: '/manual/plugins',
    async reads(page) {
      await expect(page.getByRole('heading', {level: 2}).first()).toContainText('Section 1. Alpha');
      await expect((await contents(page)).getByRole('link', {name: 'Section 2. Beta'})).toBeVisible();
    },
  },
  ...Object.entries(counters).map(counts),
];
