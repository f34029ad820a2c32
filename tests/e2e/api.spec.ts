import {excessWidth, expect, holdBack, numberOf, panel, test} from './fixtures';

test('samples follow what is typed, without what is left out, and keys are never asked for', async ({page}) => {
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
  await expect(hours).toHaveAttribute('aria-invalid', 'false');
  // The browser gives the field no value while what is typed is no number.
  await numberOf(page, 'to', 'hours').fill('');
  await numberOf(page, 'to', 'hours').pressSequentially('1e');
  await expect(numberOf(page, 'to', 'hours')).toHaveAttribute('aria-invalid', 'true');
  await numberOf(page, 'to', 'hours').fill('12');
  await numberOf(page, 'to', 'weeks').fill('1');
  await page.getByRole('textbox', {name: 'text'}).fill('');
  await expect(panel(page).getByText('text=')).toBeHidden();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const typed = panel(page).locator('[data-site-typed] > span:visible');
  await expect(typed).toHaveText(['H2', 'W1D1H12']);
  await expect(typed.first()).toHaveCSS('text-decoration-style', 'dotted');
  const lines = await panel(page).locator('code > :visible').allInnerTexts();
  expect(copied.split('\n')).toEqual(lines.map((line) => line.trimEnd()));
  for (const sent of ['"apikey=k3yexample0"', '"holderapikey=', '"from=H2"', '"to=W1D1H12"']) {
    expect(copied).toContain(sent);
  }
  expect(copied, 'an optional value that was left out').not.toMatch(/text=|--data ""/);

  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(panel(page)).toContainText(/"&apikey=k3yexample0".*"&from=H2".*"&to=W1D1H12"/);
  await expect(page.locator('.api-call-panel a[href*="apikey="]')).toHaveCount(0);
  expect(addresses.filter((address) => address.includes('H2'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  expect(await request.allTextContents()).toEqual(before);
});

test('a note too long and a number that is none say so, and the samples follow the next value', async ({page}) => {
  await page.goto('/docs/api/time/add');
  const note = page.getByRole('textbox', {name: 'text', exact: true});
  await note.fill('ä'.repeat(20));
  await expect(note).toHaveAccessibleDescription(/^This note has 120 characters .* at most 49\.$/);
  await expect(panel(page)).toContainText('text=[TEXT]');
  await note.fill(' "It\'s done!" ');
  await expect(note).toHaveAttribute('aria-invalid', 'false');
  await expect(panel(page)).toContainText('"text=%22It%27s%20done%21%22"');

  const height = () => page.evaluate(() => document.body.offsetHeight);
  const before = await height();
  await numberOf(page, 'value', 'days').fill('');
  await expect(numberOf(page, 'value', 'days')).toHaveAccessibleDescription(/^Write whole numbers/);
  expect(await height(), 'what a field says moves the page').toBe(before);
  await expect(panel(page)).toContainText('value=[VALUE]');

  await page.goto('/docs/api/links/add');
  const links = page.getByRole('spinbutton', {name: 'value', exact: true});
  for (const wrong of ['', '0', '1.5']) {
    await links.fill(wrong);
    await expect(links, wrong).toHaveAccessibleDescription(/^Write a whole number of links/);
    await expect(panel(page)).toContainText('value=[VALUE]');
  }
  await links.fill('12');
  await expect(panel(page)).toContainText('value=12');
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
  const [first, second] = [await parameters.boundingBox(), await request.boundingBox()];
  expect(first?.y).toBeLessThan(1.6 * 664);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

test('what is typed before the form lives is kept, and shows in the samples once it does', async ({page}) => {
  const letGo = await holdBack(page, '**/assets/js/islands.*');
  await page.goto('/docs/api/time/add');
  await numberOf(page, 'value', 'hours').fill('2');
  letGo();
  await expect(panel(page)).toContainText('value=D1H2');
});
