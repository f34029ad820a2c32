// The sheet of a section, which stands in its pages, makes them look as the whole sheet does. A frequent fault is `:is()`:
// it weighs as its strongest selector, and weighs less in a sheet that has no use for that one.
import {pageKinds} from '../support/pageKinds';
import {expect, test} from './fixtures';
import {changedBySheet} from './wholeSheet';

// The whole sheet comes with React, and the font of titles may come with either.
test.use({expectedConsole: /404|ERR_FAILED/, javaScriptEnabled: false});

test.beforeEach(({page}) => page.route('**/*.woff2', (route) => route.abort()).then(() => undefined));

test('each kind', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of [...pageKinds, '/docs/api', '/changelog/emlalock']) {
    await page.goto(path);
    expect(await changedBySheet(page, ['light']), path).toEqual([]);
  }
});

for (const [path, width] of [
  ['/wiki/session/settings', 1280],
  ['/docs/api/time/add', 1280],
  ['/wiki/session/emergency', 794],
] as const) {
  test(`${path}, ${width} px, in both modes, forced colours and on paper`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(path);
    expect(await changedBySheet(page)).toEqual([]);
  });
}
