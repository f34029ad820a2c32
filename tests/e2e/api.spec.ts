import {findViolations} from './axe';
import {excessWidth, expect, numberOf, panel, phone, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

test('the samples follow what is typed, without a line for what is left out, and keys are never asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 900});
  await page.goto('/docs/api/time/sub-random');
  const request = page.locator('.api-call-panel pre');
  const before = await request.allTextContents();
  await expect(page.locator('.api-call-page input')).toHaveCount(11);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));

  const hours = numberOf(page, 'from', 'hours');
  await hours.fill('-1');
  await expect(hours).toHaveAccessibleDescription(/^Write whole numbers/);
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await expect(panel(page)).toContainText('"from=[FROM]"');
  await hours.fill('2');
  await expect(hours).toHaveAccessibleDescription('2 hours');
  await numberOf(page, 'to', 'weeks').fill('1');
  await page.getByRole('textbox', {name: 'text'}).fill('');
  await expect(panel(page)).not.toContainText('text=');
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = await panel(page).locator('code > :visible').allInnerTexts();
  expect(copied.split('\n')).toEqual(lines.map((line) => line.trimEnd()));
  for (const sent of ['"apikey=k3yexample0"', '"holderapikey=', '"from=H2"', '"to=W1D1H12"']) {
    expect(copied).toContain(sent);
  }
  expect(copied, 'an optional value that was left out').not.toMatch(/text=|--data ""/);

  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('apikey=k3yexample0&holderapikey=');
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('&from=H2&to=W1D1H12"');
  await expect(page.locator('.api-call-panel a[href*="api.emlalock.com"]')).toHaveCount(0);
  expect(addresses.filter((address) => address.includes('H2'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  expect(await request.allTextContents()).toEqual(before);
});

test('a paste of a megabyte into a field is cut, and the samples follow the next value', async ({page}) => {
  await page.goto('/docs/api/time/add');
  const field = page.getByRole('textbox', {name: 'text', exact: true});
  await field.fill('W1'.repeat(500_000));
  expect((await field.inputValue()).length).toBeLessThanOrEqual(1000);
  await field.fill('Hello');
  await expect(page.getByRole('tabpanel', {name: 'curl'})).toContainText('text=Hello');
});

test('the request is seen at once beside the call, and stays; on a phone the fields come first', async ({page}) => {
  const request = page.getByRole('heading', {name: 'Request', exact: true});
  const sample = page.getByRole('tabpanel', {name: 'curl'});
  const parameters = page.getByRole('heading', {name: 'Parameters'});
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/api/time/sub');
  const call = page.locator('main p').filter({hasText: 'GET /sub'});
  const [left, right] = [await call.boundingBox(), await request.boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(300);
  expect((await sample.boundingBox())?.y).toBeLessThan(500);
  await page.getByRole('heading', {name: 'Errors'}).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(page.getByRole('tabpanel', {name: '200'})).toBeInViewport();

  await page.setViewportSize({width: 390, height: 664});
  for (const path of ['/docs/api/time/sub', '/docs/api/links/sub-ranndom']) {
    await page.goto(path);
    const [first, second] = [await parameters.boundingBox(), await request.boundingBox()];
    expect(first?.y, path).toBeLessThan(1.6 * 664);
    expect(first?.y, path).toBeLessThan(second?.y ?? 0);
  }
});

test('a pad of keys leads to each call, and says what a link to it does', async ({page}) => {
  await page.goto('/docs/api');
  const pad = page.getByRole('table').filter({hasText: 'Both keys'});
  await expect(pad.getByRole('link')).toHaveCount(17);
  await expect(pad.getByRole('row', {name: /^Minimum/}).getByRole('link')).toHaveText([
    'Raise, Minimum',
    'Raise at random, Minimum',
    'Lower, Minimum',
    'Lower at random, Minimum',
  ]);
  await pad.getByRole('link', {name: /^Lower ?, Maximum/}).press('Enter');
  await expect(page).toHaveURL('/docs/api/max/sub');
});

test('the filter leaves the fields with its words, and a link still opens another one', async ({page}) => {
  await page.goto('/docs/api/info');
  const rows = page.locator('[data-light-island=FieldFilter] tbody tr');
  const all = await rows.count();
  await page.getByRole('searchbox', {name: 'Filter the fields'}).fill('duration maximum');
  await expect(page.getByRole('status').filter({hasText: /^\d+ fields? with these words$/})).toBeVisible();
  expect(await rows.locator('visible=true').count()).toBeLessThan(all / 4);
  await expect(page.locator('#chastitysession-maxduration')).toBeVisible();
  await expect(page.locator('tr:has(#user-userid)')).toHaveAttribute('hidden', 'until-found');
  await page.evaluate(() => {
    location.hash = 'user-userid';
  });
  await expect(page.locator('#user-userid')).toBeInViewport();
  await page.getByRole('searchbox').fill('');
  await expect(rows.locator('visible=true')).toHaveCount(all);
});

test('a call is printed with the language that was chosen', async ({page}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.emulateMedia({media: 'print'});
  const shown = page.locator('[role=tabpanel]').locator('visible=true');
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toHaveAccessibleName('Python');
  await expect(shown.last()).toHaveAccessibleName('200');
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
  await expect(field).toHaveAccessibleDescription(/^Write whole seconds, .* such as D1H12\.$/);
  await expect(result).toHaveCount(0);
  expect(await findViolations(page, undefined, '[data-light-island=TimeConverter]')).toEqual([]);
  await field.fill('H25');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(result).toHaveText(/90000.*D1H1.*1 day, 1 hour/);
});
