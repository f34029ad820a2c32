// Misspelt on purpose. cspell:ignore sesion pilory
import {expect, hydrate, open, test} from './fixtures';

type Marked = Window & {wasRun?: boolean};

const refusal = /violates|[Bb]locked/;

test.describe('the security policy', () => {
  test.describe('refuses in the page as it is served', () => {
    test.use({expectedViolation: /^script-src-|^style-src-/, expectedConsole: refusal});

    test('scripts, handlers and styles that are not its own', async ({page, policyViolations}) => {
      const foreign =
        '<script>window.wasRun = true</script><button onclick="window.wasRun = true">Foreign</button>' +
        '<style>h1 { display: none }</style><p style="position: fixed">Foreign</p>';
      await page.route('/wiki', async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: (await response.text()).replace('</body>', () => `${foreign}</body>`)});
      });
      await page.goto('/wiki');
      await page.getByRole('button', {name: 'Foreign'}).click();
      await expect
        .poll(() => policyViolations.toSorted())
        .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']));
      expect(await page.evaluate(() => (window as Marked).wasRun)).toBeUndefined();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  });

  test('lets React and the pages of a visit through', async ({page, policyViolations}) => {
    await open(page, '/wiki/session/emergency');
    await page.getByRole('link', {name: 'API'}).first().click();
    await expect(page).toHaveURL(/api/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/API/);
    await page.evaluate(() => {
      window.history.pushState(null, '', '/wiki/sesion/pilory');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
    await page.goBack();
    await hydrate(page);
    expect(policyViolations).toEqual([]);
  });
});
