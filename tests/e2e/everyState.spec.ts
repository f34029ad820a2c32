import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';

const modes = ['light', 'dark'] as const;

/** Other states have separate tests: menu, search, request builder, time converter, notices, crashes. */
test.describe('no accessibility violation', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
  });

  test('with sections open, another tab chosen, code copied, a target reached', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/test-page#a-heading-inside');
    await expect(page.getByText('What stands inside.')).toBeVisible();
    await page.getByRole('tab', {name: 'Two'}).click();
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    for (const mode of modes) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
  });

  test('on a phone with the contents of the page open', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/api/info');
    // Opened first, because the open table of contents covers the text.
    await page.locator('summary', {hasText: 'Where this comes from'}).click();
    await page.getByText('On this page', {exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
    for (const mode of modes) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
  });
});
