import {findViolations} from './axe';
import {expect, open, test} from './fixtures';
import {fill, summary} from './requestForm';

test('an operation page builds its own request, in the language chosen for its samples', async ({page}) => {
  await open(page, '/docs/api/time/sub');
  await page.getByRole('tab', {name: 'Python'}).click();
  await summary(page).click();
  const form = page.getByRole('group', {name: 'Request builder'});
  await expect(form.locator('label code')).toHaveText(['userid', 'apikey', 'holderapikey', 'value', 'text']);

  await fill(form, {userid: 'abc123def456ghi', apikey: 'k3yexample0', holderapikey: 'k3yexample1', value: 'D1'});
  await expect(form.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await expect(form.getByRole('tabpanel')).toContainText('/sub?userid=abc123def456ghi&apikey=••••••••');
  await form.getByRole('tab', {name: 'C#'}).click();
  expect(await findViolations(page)).toEqual([]);

  // With the form closed, the example is back, in the language chosen last.
  await summary(page).click();
  await expect(page.getByRole('tab', {name: 'C#', selected: true})).toBeVisible();
  await expect(page.getByText('sub.cs', {exact: true})).toBeVisible();
});

test('what is typed fills the request line, in the place of the example', async ({page}) => {
  await open(page, '/docs/api/time/sub');
  const example = page.getByText('GET https://api.emlalock.com/sub?userid=[USERID]&apikey=[APIKEY]').first();
  await expect(example).toBeVisible();
  await summary(page).click();
  const form = page.getByRole('group', {name: 'Request builder'});
  await fill(form, {userid: 'abc123def456ghi', apikey: 'k3yexample0'});
  await expect(form.getByText('sub?userid=abc123def456ghi&apikey=••••••••&holderapikey=[HOLDERAPIKEY]')).toBeVisible();
  await expect(example).toBeHidden();
});

test('the request stays beside the text in a wide window, and comes right under the call on a phone', async ({
  page,
}) => {
  const request = page.getByRole('heading', {name: 'Request line'});
  const parameters = page.getByRole('heading', {name: 'Parameters'});
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/api/time/sub');
  await expect(page.locator('main p').filter({hasText: 'GET /sub'})).toContainText(
    'removes needs the wearer’s and the holder’s keys',
  );
  await page.getByRole('heading', {name: 'Errors'}).scrollIntoViewIfNeeded();
  await parameters.evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(request).toBeInViewport();
  const [left, right] = [await parameters.boundingBox(), await request.boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(300);

  await page.setViewportSize({width: 390, height: 844});
  const [second, first] = [await parameters.boundingBox(), await request.boundingBox()];
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});
