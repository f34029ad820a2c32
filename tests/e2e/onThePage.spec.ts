import {expect, open, test} from './fixtures';

test.describe('on the page', () => {
  test('each heading is read once, and its address is one press of the mouse away', async ({page}) => {
    await page.goto('/wiki/faq');
    const heading = page.getByRole('heading', {name: 'When do I get out?', exact: true});
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: /link to/i})).toHaveCount(0);
    await heading.hover();
    await page.locator('#release-time .hash-link').click();
    await expect(page).toHaveURL(/\/wiki\/faq#release-time$/);
  });

  test('a target shows itself, when its address is opened and when a link leads to it', async ({page}) => {
    await page.goto('/wiki/faq#release-time');
    const first = page.locator('#release-time');
    await expect(first).toBeInViewport();
    await expect(first).not.toHaveCSS('box-shadow', 'none');
    await open(page, '/wiki');
    await page.getByRole('main').getByRole('link', {name: 'Plan your way out'}).click();
    const second = page.locator('#before-you-lock');
    await expect(second).not.toHaveCSS('box-shadow', 'none');
    await expect(second).toBeFocused();
  });

  test.describe('on a phone, which has not loaded React', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

    test('the contents close after a choice, which is shown below the navbar', {tag: '@deferral'}, async ({page}) => {
      await page.goto('/wiki/session/settings');
      await page.locator('summary', {hasText: 'On this page'}).tap();
      const contents = page.getByRole('navigation', {name: 'On this page'});
      await contents.getByRole('link', {name: 'Test session', exact: true}).tap();
      await expect(contents).toBeHidden();
      const target = page.getByRole('heading', {name: 'Test session', exact: true});
      await expect(target).toBeInViewport();
      await expect(target).not.toHaveCSS('box-shadow', 'none');
      const [bar, heading] = [await page.locator('.navbar').boundingBox(), await target.boundingBox()];
      expect(bar?.y).toBe(0);
      expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    });

    test('a link into a closed section opens it', async ({page}) => {
      await page.goto('/test-page#a-heading-inside');
      await expect(page.locator('#a-heading-inside')).toBeInViewport();
    });
  });
});
