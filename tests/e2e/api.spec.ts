import {findViolations} from './axe';
import {excessWidth, expect, openForm, panel, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

test('the samples follow what is typed, without a line for what is left out, and keys are never asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 900});
  await page.goto('/docs/api/time/sub-random');
  const request = page.locator('.callRequest pre');
  const before = await request.allTextContents();
  await openForm(page);
  const fields = page.locator('.callFields').getByRole('textbox');
  await expect(fields).toHaveCount(3);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));

  await fields.first().fill('2h');
  await expect(fields.first()).toHaveAccessibleName('from');
  await expect(fields.first()).toHaveAccessibleDescription(/Write H2 instead\.$/);
  await expect(panel(page)).toContainText('"from=[FROM]"');
  await fields.first().fill('H2');
  await expect(fields.first()).toHaveAccessibleDescription(/2 hours$/);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = await panel(page).locator('code > :visible').allInnerTexts();
  expect(copied.split('\n')).toEqual(lines.map((line) => line.trimEnd()));
  for (const sent of ['"apikey=k3yexample0"', '"holderapikey=', '"from=H2"', '"to=D1H12"']) {
    expect(copied).toContain(sent);
  }
  expect(copied, 'an optional value that was left out').not.toMatch(/text=|--data ""/);

  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(panel(page)).toContainText('apikey=k3yexample0&holderapikey=');
  await expect(panel(page)).toContainText('&from=H2&to=D1H12"');
  await expect(page.locator('.callRequest a[href*="api.emlalock.com"]')).toHaveCount(0);
  expect(addresses.filter((address) => address.includes('H2'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  expect(await request.allTextContents()).toEqual(before);
});

test('a paste of a megabyte into a field is cut, and the samples follow the next value', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await openForm(page);
  const field = page.getByRole('textbox', {name: 'value', exact: true});
  await field.fill('W1'.repeat(500_000));
  expect((await field.inputValue()).length).toBeLessThanOrEqual(1000);
  await field.fill('H2');
  await expect(panel(page)).toContainText('value=H2');
});

test('the request starts and stays beside the call in a wide window, and comes right under it on a phone', async ({
  page,
}) => {
  const request = page.getByRole('heading', {name: 'Request', exact: true});
  const parameters = page.getByRole('heading', {name: 'Parameters'});
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/docs/api/time/sub');
  const call = page.locator('main p').filter({hasText: 'GET /sub'});
  const [left, right] = [await call.boundingBox(), await request.boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(300);
  expect(right?.y).toBe(left?.y);
  await page.getByRole('heading', {name: 'Errors'}).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(page.getByRole('heading', {name: 'Response'})).toBeInViewport();

  await page.setViewportSize({width: 390, height: 844});
  const [second, first] = [await parameters.boundingBox(), await request.boundingBox()];
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

test('the converter turns seconds into the short form, and explains what it refuses', async ({page}) => {
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/docs/api');
  const field = page.getByRole('textbox', {name: /^Amount of time/});
  const result = page.getByRole('status').filter({hasText: 'Short form'});
  await field.scrollIntoViewIfNeeded();
  await expect(result).toHaveText(/3396852.*W5D4H7M34S12.*5 weeks, 4 days, 7 hours, 34 minutes, 12 seconds/);
  await expect(field).toBeEnabled();
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
