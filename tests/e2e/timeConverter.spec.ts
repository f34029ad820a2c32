import {findViolations} from './axe';
import {expect, open, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

const label = /^Amount of time/;

test('converts seconds and the short form, and explains what it refuses', async ({page}) => {
  const layoutShift = await watchLayoutShift(page);
  await open(page, '/docs/api');
  const field = page.getByRole('textbox', {name: label});
  const result = page.getByRole('status').filter({hasText: 'Short form'});
  await expect(result).toHaveText(/3396852.*W5D4H7M34S12.*5 weeks, 4 days, 7 hours, 34 minutes, 12 seconds/);
  expect(await layoutShift()).toEqual([]);

  await field.fill('604800');
  await expect(result).toHaveText(/604800.*W1.*1 week$/);
  await field.fill('h25');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Write H25 instead.');
  await expect(result).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await field.fill('H25');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(result).toHaveText(/90000.*D1H1.*1 day, 1 hour/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows no dead field', async ({page}) => {
    await page.goto('/docs/api');
    await expect(page.getByRole('heading', {name: 'Amounts'})).toBeVisible();
    await expect(page.getByLabel(label)).toBeHidden();
  });
});
