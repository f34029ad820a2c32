import {expect, open, test} from './fixtures';

const page1 = '/docs/api/time/add';
const page2 = '/docs/api/links/sub';
const files = ['sh', 'mjs', 'py', 'cs', 'ino'];

test.describe('API page', () => {
  test('shows all samples below each other on paper', async ({page}) => {
    await open(page, page1);
    await page.emulateMedia({media: 'print'});
    for (const ending of files) {
      await expect(page.getByText(`add.${ending}`, {exact: true})).toBeVisible();
    }
  });

  test('offers the description as YAML and as JSON', async ({page, request}) => {
    await open(page, '/docs/api');
    for (const [name, beginning] of [
      ['openapi.yaml', '# The one source'],
      ['openapi.json', '{'],
    ] as const) {
      const address = await page.getByRole('link', {name, exact: true}).getAttribute('href');
      const response = await request.get(address ?? '');
      expect(response.status()).toBe(200);
      expect((await response.text()).slice(0, beginning.length)).toBe(beginning);
    }
  });

  test('leads from an error of a call to its entry', async ({page}) => {
    await open(page, page2);
    await page.getByRole('link', {name: 'SessionHasNoHolder'}).click();
    await expect(page).toHaveURL('/docs/api#error-sessionhasnoholder');
    await expect(page.getByRole('heading', {name: 'SessionHasNoHolder'})).toBeInViewport();
  });
});

test.describe('API page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows all samples below each other and no tabs that would not open', async ({page}) => {
    await page.goto(page1);
    for (const ending of files) {
      await expect(page.getByText(`add.${ending}`, {exact: true})).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('finds a field in the table of what each part rests on', async ({page}) => {
    await page.goto('/docs/api/info');
    const evidence = page.locator('details', {has: page.getByRole('heading', {name: 'Where this comes from'})});
    await evidence.locator('summary').click();
    await evidence.getByRole('link', {name: 'timezone', exact: true}).click();
    await expect(page).toHaveURL('/docs/api/info#user-timezone');
    await expect(page.getByRole('row', {name: /^timezone\w+ Time zone/})).toBeInViewport();
  });
});
