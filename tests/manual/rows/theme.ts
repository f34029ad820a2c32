// The chapters on the theme's configuration, client modules and translations.
import {expect, type Locator} from '@playwright/test';
import {chooseMode, menuButton, navbar, type Row} from './row';

export const theme: Row[] = [
  {
    feature: 'the colour mode of the system',
    page: '/manual/math',
    async presses(page) {
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await expect(html).toHaveAttribute('data-theme', 'light');
      await navbar(page);
      await page
        .getByRole('button', {name: /^Switch between/})
        .filter({visible: true})
        .last()
        .click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  },
  {
    feature: 'the picture and metadata of all pages',
    page: '/manual/math',
    async reads(page) {
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/preview-card\.png$/);
      await expect(page.locator('meta[name=manual]')).toHaveAttribute('content', 'of the configuration');
    },
  },
  {
    feature: 'the announcement with its colours',
    page: '/manual/math',
    async presses(page) {
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar.locator('b')).toHaveText('everyone');
      await expect(bar).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(bar).toHaveCSS('color', 'rgb(250, 251, 252)');
      await bar.getByRole('button', {name: 'Close'}).click();
      await page.reload();
      await expect(bar).toBeHidden();
      await page.evaluate(() => {
        localStorage.clear();
      });
    },
  },
  {
    feature: 'the logo of the navbar, in both colour modes',
    page: '/manual/math',
    async presses(page) {
      const logo = page.getByRole('navigation', {name: 'Main'}).getByRole('img', {name: 'Logo of the manual'});
      for (const [mode, file] of Object.entries({light: /favicon/, dark: /preview-card/})) {
        await chooseMode(page, mode);
        await expect(logo.filter({visible: true})).toHaveCount(1);
        await expect(logo.filter({visible: true})).toHaveAttribute('src', file);
      }
      await expect(logo.first()).toHaveClass(/manual-logo/);
      await expect(logo.first()).toHaveAttribute('width', '30');
      await expect(logo.first()).toHaveCSS('opacity', '0.9');
      const link = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__brand');
      await expect(link).toHaveAttribute('href', '/blog');
      await expect(link).toContainText('Manual');
    },
  },
  {
    feature: 'the style of the navbar',
    page: '/manual/math',
    async presses(page) {
      await chooseMode(page, 'light');
      const bar = page.getByRole('navigation', {name: 'Main'});
      await expect(bar).toHaveClass(/navbar--primary/);
      const colours = (one: Element) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color];
      const [paper = ''] = await page.locator('body').evaluate(colours);
      await expect(bar).not.toHaveCSS('background-color', paper);
      const [, ink = ''] = await bar.locator('.navbar__title').evaluate(colours);
      await expect(bar.getByRole('link', {name: 'Search'}), 'readable, as the title').toHaveCSS('color', ink);
    },
  },
  {
    feature: 'a link in the navbar, active by a pattern',
    page: '/wiki/faq',
    async reads(page) {
      const bar = await navbar(page);
      const looks = (one: Locator) =>
        one.evaluate((link) => [getComputedStyle(link).fontWeight, getComputedStyle(link).textDecorationLine]);
      const other = await looks(bar.getByRole('link', {name: 'Another site'}));
      expect(await looks(bar.getByRole('link', {name: 'Questions'})), 'stands out').not.toEqual(other);
      await expect(bar.getByRole('link', {name: 'Another site'})).toHaveText('Elsewhere');
      await expect(bar.getByRole('link', {name: 'Another site'})).toHaveAttribute('target', '_blank');
      await page.goto('/wiki/navigation/general');
      expect(await looks((await navbar(page)).getByRole('link', {name: 'Questions'}))).not.toEqual(other);
    },
  },
  {
    feature: 'a dropdown with a link, a doc, a sidebar, a version and HTML',
    page: '/manual/math',
    async reads(page) {
      const bar = await navbar(page);
      const addresses = {
        'One doc': '/manual/react',
        'One sidebar': '/manual/other/one',
        'One version': '/manual-versions/two',
        'In HTML': '/manual/tabs',
      };
      await expect(bar.getByRole('link', {name: 'One doc'})).toBeHidden();
      await bar.locator('summary', {hasText: 'More'}).click();
      for (const [name, address] of Object.entries(addresses)) {
        await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
        await expect(bar.getByRole('link', {name, exact: true})).toHaveAttribute('href', address);
      }
      await expect(bar.locator('em', {hasText: 'In HTML'})).toBeVisible();
      await expect(bar.locator('b', {hasText: 'Only words'})).toBeVisible();
      await expect(bar.locator('.manual-item')).toBeVisible();
    },
  },
  {
    feature: 'a dropdown of versions, with a label and another link',
    page: '/manual/math',
    async reads(page) {
      const bar = await navbar(page);
      await bar.locator('summary', {hasText: /Named version|Versions/}).click();
      await expect(bar.getByRole('link', {name: 'All versions'})).toHaveAttribute('href', '/all-pages');
      await bar.getByRole('link', {name: 'Named version'}).click();
      await expect(page).toHaveURL('/manual-versions/two');
    },
  },
  {
    feature: 'the place of the search in the navbar',
    page: '/manual/math',
    async presses(page) {
      if (!(await menuButton(page).isVisible())) {
        const before = await (await navbar(page)).locator('summary', {hasText: 'Named version'}).boundingBox();
        const search = await page.locator('.manual-search').boundingBox();
        expect(search?.x, 'beside the item before it').toBeLessThan((before?.x ?? 0) + (before?.width ?? 0) + 50);
      }
      await page.locator('.manual-search').getByRole('link', {name: 'Search'}).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Alone in its folder');
      await expect(
        page
          .getByRole('dialog')
          .getByRole('link', {name: /Alone in its folder/})
          .first(),
      ).toBeVisible();
    },
  },
  {
    feature: 'HTML in the navbar',
    page: '/manual/math',
    async reads(page) {
      await expect((await navbar(page)).locator('.manual-beta b')).toHaveText('Beta');
      await expect((await navbar(page)).locator('.manual-beta')).toBeVisible();
    },
  },
  {
    feature: 'the footer with a logo, columns, HTML and a copyright',
    page: '/manual/math',
    async reads(page) {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('img', {name: 'Logo of the footer'}).filter({visible: true})).toHaveCount(1);
      await expect(footer.getByRole('heading', {name: 'Column'})).toBeVisible();
      await expect(footer.getByRole('link', {name: 'All of it'})).toHaveAttribute('href', '/all-pages');
      await expect(footer.getByRole('link', {name: 'Outside'})).toHaveAttribute('target', '_blank');
      await expect(footer.getByText('By hand')).toBeVisible();
      await expect(footer.getByText('Nobody’s manual')).toBeVisible();
      await expect(footer.locator('b')).toHaveText('manual');
    },
  },
  {
    feature: 'a client module hears of navigation',
    page: '/manual/react',
    async presses(page) {
      await expect(page.locator('#visited')).toHaveText('Shown: /manual/react');
    },
  },
];
