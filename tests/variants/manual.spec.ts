// What the framework's manual describes works on a phone and on a desktop, and what is read works without JavaScript.
import {expect, phone, test} from '../e2e/fixtures';
import {rows} from '../manual/rows';
import {stepsOf} from '../manual/rows/row';

const pages = [...new Set(rows.map(({page}) => page))];

/** Tries all features of a page, each on a page as it was loaded, and names those that fail. */
function tryFeatures(hasScripts: boolean): void {
  for (const path of pages) {
    const features = rows.filter((row) => row.page === path && stepsOf(row, hasScripts));
    if (features.length === 0) {
      continue;
    }
    test(path, async ({page}) => {
      page.setDefaultTimeout(5000);
      page.setDefaultNavigationTimeout(30_000);
      test.slow();
      const faults: string[] = [];
      for (const row of features) {
        await page.goto(path);
        await stepsOf(
          row,
          hasScripts,
        )?.(page).catch((error: unknown) => {
          faults.push(`${row.feature}: ${String(error)}`);
        });
      }
      expect(faults.join('\n\n')).toBe('');
    });
  }
}

for (const [device, use] of Object.entries({phone, desktop: {}})) {
  test.describe(`on a ${device}`, () => {
    test.use(use);
    tryFeatures(true);
  });
}

test.describe('without JavaScript', () => {
  test.use({...phone, javaScriptEnabled: false});
  tryFeatures(false);
});
