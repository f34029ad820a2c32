import {expect, test} from './fixtures';

const cases = [
  'You know the password',
  'No password, but a holder',
  'Your holder doesn’t answer',
  'No password and no holder',
  'It is a test session',
  'You cannot reach EmlaLock',
];

test.describe('emergency page', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('shows the danger and all choices on the first screen of a phone, below the announcement', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    const choices = page.getByRole('navigation', {name: 'Your case'}).getByRole('link');
    await expect(choices).toHaveText(cases);
    for (const choice of await choices.all()) {
      await expect(choice).toBeInViewport({ratio: 1});
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByText('If your health is in danger,')).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('has nothing between its title and the choices but the danger', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    const before = await page.getByRole('navigation', {name: 'Your case'}).evaluate((choices) => {
      const article = choices.closest('.markdown');
      return [...(article?.children ?? [])].slice(0, 3).map((one) => one.textContent.trim().slice(0, 24));
    });
    expect(before).toEqual(['Emergency release', 'If your health is in dan', expect.stringContaining('You know')]);
  });

  for (const name of cases) {
    test(`the first step is one tap away: ${name}`, async ({page}) => {
      await page.goto('/wiki/session/emergency');
      await page.getByRole('navigation', {name: 'Your case'}).getByRole('link', {name, exact: true}).tap();
      const heading = page.getByRole('heading', {name, exact: true});
      await expect(heading).toBeInViewport({ratio: 1});
      await expect(heading.locator('xpath=following::ol[1]/li[1]')).toBeInViewport({ratio: 1});
    });
  }

  test('has lines to fill in, on paper only', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    await expect(page.getByText('My backup way out:')).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('My backup way out:')).toBeVisible();
  });

  test('can be saved as one file, which is offered last of all', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    await expect(page.locator('article h2').last()).toHaveText('Keep this page at hand');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Save this page'}).tap();
    expect((await download).suggestedFilename()).toBe('emergency-release.html');
  });
});
