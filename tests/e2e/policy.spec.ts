import {expect, test} from './fixtures';

// What a page needs itself is let through: in no other test may the console tell of a violation.
test.use({expectedConsole: /violates/});

test('the security policy refuses scripts and handlers that are not of the page', async ({page}) => {
  const foreign = '<script>window.wasRun = true</script><button onclick="window.wasRun = true">Foreign</button>';
  await page.route('/wiki', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('</body>', () => `${foreign}</body>`)});
  });
  await page.goto('/wiki');
  await page.getByRole('button', {name: 'Foreign'}).click();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
