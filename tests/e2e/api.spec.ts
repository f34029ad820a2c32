import {excessWidth, expect, numberOf, panel, phone, test} from './fixtures';

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
  const typed = panel(page).locator('[data-site-typed] > span');
  await expect(typed).toHaveText(['H2', 'W1D1H12']);
  await expect(typed.first()).toHaveCSS('text-decoration-style', 'dotted');
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

test('the table of calls says by groups what each does and which keys it needs, as the sidebar does', async ({
  page,
}) => {
  await page.goto('/docs/api');
  const table = page.getByRole('table').filter({hasText: 'Keys'});
  await expect(table.getByRole('rowheader')).toHaveText(['Time', 'Minimum', 'Maximum', 'Requirement links']);
  for (const name of ['/addminimum wearer’s no', '/subminimum both no']) {
    await expect(table.getByRole('row', {name})).toBeVisible();
  }
  const sidebar = page.getByRole('complementary').getByRole('list').first();
  await expect(sidebar.getByRole('link', {name: 'Lower the minimum removes, holder’s key too'})).toBeVisible();
  await table.getByRole('link', {name: 'Lower the maximum', exact: true}).press('Enter');
  await expect(page).toHaveURL('/docs/api/max/sub');
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
