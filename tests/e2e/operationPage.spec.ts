import {findViolations} from './axe';
import {expect, open, test} from './fixtures';
import {button, fill} from './requestForm';

test('an operation page builds its own request, in the language chosen for its samples', async ({page}) => {
  await open(page, '/docs/api/time/sub');
  await page.getByRole('tab', {name: 'Python'}).click();
  await button(page).click();
  const form = page.getByRole('group', {name: 'Request builder'});
  await expect(form.locator('label code')).toHaveText(['userid', 'apikey', 'holderapikey', 'value', 'text']);

  await fill(form, {userid: 'abc123def456ghi', apikey: 'k3yexample0', holderapikey: 'k3yexample1', value: 'D1'});
  await expect(form.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await expect(form.getByRole('tabpanel')).toContainText('/sub?userid=abc123def456ghi&apikey=••••••••');
  await form.getByRole('tab', {name: 'C#'}).click();
  await expect(page.getByRole('tab', {name: 'C#', selected: true})).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
});
