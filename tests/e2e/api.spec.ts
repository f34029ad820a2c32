import {findViolations} from './axe';
import {excessWidth, expect, open, setMode, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

const path = '/docs/api/time/sub-random';

test('the samples follow what is typed, without a line for what is left out, and keys are never asked for', async ({
  page,
}) => {
  await open(page, path);
  const request = page.locator('.callRequest pre');
  const before = await request.allTextContents();
  await page.locator('summary', {hasText: 'Fill in your values'}).click();
  const fields = page.locator('.callFields').getByRole('textbox');
  await expect(fields).toHaveCount(3);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));

  await fields.first().fill('2h');
  await expect(fields.first()).toHaveAccessibleName('from');
  await expect(fields.first()).toHaveAccessibleDescription(/Write H2 instead\.$/);
  const curl = page.getByRole('tabpanel', {name: 'curl'}).locator('code > :visible');
  await expect(curl.filter({hasText: '"from=[FROM]"'})).toHaveCount(1);
  await expect(curl.filter({hasText: '"text='})).toHaveCount(0);
  await fields.first().fill('H2');
  await expect(fields.first()).toHaveAccessibleDescription(/2 hours$/);
  await expect(curl).toContainText([
    'curl',
    'max-time',
    'userid=',
    '"apikey=k3y',
    'holderapikey=',
    '"from=H2"',
    '"to=D1H12"',
    'https:',
  ]);
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('apikey=k3yexample0&holderapikey=');
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('&from=H2&to=D1H12"');
  await expect(page.locator('.callRequest a[href*="api.emlalock.com"]')).toHaveCount(0);
  expect(addresses.filter((address) => address.includes('H2'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  expect(await request.allTextContents()).toEqual(before);
});

test('the form has no accessibility violation, in both modes on a phone', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 900});
  await open(page, path);
  await page.locator('summary', {hasText: 'Fill in your values'}).click();
  await page.getByRole('textbox', {name: 'from'}).fill('x');
  await page.getByRole('textbox', {name: 'to', exact: true}).fill('H1');
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    expect(await findViolations(page), mode).toEqual([]);
  }
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test('the request starts and stays beside the call in a wide window, and comes right under it on a phone', async ({
  page,
}) => {
  const request = page.getByRole('heading', {name: 'Request', exact: true});
  const parameters = page.getByRole('heading', {name: 'Parameters'});
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/api/time/sub');
  const call = page.locator('main p').filter({hasText: 'GET /sub'});
  await expect(call).toContainText('removes time and needs the wearer’s and the holder’s keys.');
  const [left, right] = [await call.boundingBox(), await request.boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(300);
  expect(right?.y).toBe(left?.y);
  await page.getByRole('heading', {name: 'Errors'}).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(page.getByRole('tabpanel', {name: 'curl'})).toBeInViewport();

  await page.setViewportSize({width: 390, height: 844});
  const [second, first] = [await parameters.boundingBox(), await request.boundingBox()];
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

test('the description is offered as YAML and as JSON, and an error of a call leads to its entry', async ({page}) => {
  await open(page, '/docs/api');
  for (const name of ['openapi.yaml', 'openapi.json']) {
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute('href', `/${name}`);
  }
  await open(page, '/docs/api/links/sub');
  await page.getByRole('link', {name: 'SessionHasNoHolder'}).click();
  await expect(page).toHaveURL('/docs/api#error-sessionhasnoholder');
  await expect(page.getByRole('heading', {name: 'SessionHasNoHolder'})).toBeInViewport();
});

test('the converter turns seconds into the short form, and explains what it refuses', async ({page}) => {
  const layoutShift = await watchLayoutShift(page);
  await open(page, '/docs/api');
  const field = page.getByRole('textbox', {name: /^Amount of time/});
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
