// How twelve kinds of page look, kept in tests/nightly/pictures. `npm run test:pictures -- -u` takes over what has changed.
import {expect, setMode, test} from '../e2e/fixtures';

const kinds = [
  '/',
  '/wiki/how-to/setup-a-session',
  '/wiki/session',
  '/wiki/session/settings',
  '/wiki/session/emergency',
  '/wiki/faq',
  '/wiki/navigation/holder',
  '/wiki/tags',
  '/docs/api/time/add',
  '/docs/api',
  '/changelog/emlalock',
  '/blog',
];

/** All text in the font that the site brings, because machines have different ones. */
const oneFont = `
  :root { --font-text: var(--font-display); --font-code: var(--font-display); }
  .docs-doc-id-session\\/emergency { --font-display: 'Hyperlegible Next'; }
`;

const views = [
  {width: 390, height: 664, mode: 'light'},
  {width: 390, height: 664, mode: 'dark'},
  {width: 1440, height: 900, mode: 'light'},
] as const;

for (const {mode, ...viewport} of views) {
  test(`${viewport.width} px, ${mode}`, async ({page}) => {
    await page.setViewportSize(viewport);
    for (const path of kinds) {
      await page.goto(path);
      await setMode(page, mode);
      await page.addStyleTag({content: oneFont});
      await page.evaluate(() => document.fonts.load('800 16px "Hyperlegible Next"'));
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${viewport.width}-${mode}.png`;
      await expect.soft(page, name).toHaveScreenshot(name, {animations: 'disabled', maxDiffPixelRatio: 0.01});
    }
  });
}
