// The chapter on Markdown: contents, files, links, formulas, diagrams and the head. Static files, too.
// cspell:ignore katex mathml mfrac vlist
import {expect, type Page} from '@playwright/test';
import {article, chooseMode, contents, sidebar, type Row} from './row';

const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

async function seesDiagram(page: Page, text: string) {
  const drawing = article(page).locator('svg[id^=mermaid]');
  await expect(drawing).toContainText(text);
  const node = drawing.locator('.node rect').first();
  await expect(node, 'with its styles').not.toHaveCSS('fill', 'rgb(0, 0, 0)');
  expect((await node.boundingBox())?.width).toBeGreaterThan(20);
}

export const places: Row[] = [
  {
    feature: 'addresses of headings, generated and chosen',
    page: '/manual/headings',
    async reads(page) {
      await article(page).getByRole('link', {name: 'To the chosen one'}).click();
      await expect(page).toHaveURL('/manual/headings#chosen');
      await expect(page.locator('h2#short-form')).toContainText('With an address in the short form');
      await expect(page.getByText('comment of HTML')).toHaveCount(0);
      await expect(page.getByRole('heading', {name: 'With an address of its own'})).toBeInViewport();
      await article(page).getByRole('link', {name: 'to the generated one'}).click();
      await expect(page).toHaveURL('/manual/headings#generated-address');
    },
  },
  {
    feature: 'levels of the contents, for one page',
    page: '/manual/headings',
    async reads(page) {
      const list = await contents(page);
      await expect(list.getByRole('link', {name: 'Fourth level'})).toBeVisible();
      await expect(list.getByRole('link', {name: 'Fifth level'})).toHaveCount(0);
      await expect(list.getByText('In no contents')).toHaveCount(0);
    },
  },
  {
    feature: 'levels of the contents, for all pages',
    page: '/manual-pages/nested',
    async reads(page) {
      await expect((await contents(page)).getByRole('link', {name: 'Fifth level'})).toBeVisible();
    },
  },
  {
    feature: 'contents of a page without front matter',
    page: '/manual',
    async reads(page) {
      await (await contents(page)).getByRole('link', {name: 'Shown on phones'}).click();
      await expect(page).toHaveURL('/manual#shown-on-phones');
    },
  },
  {
    feature: 'contents within a page, of some levels',
    page: '/manual/headings',
    async reads(page) {
      const inline = article(page).locator('[class*=tableOfContentsInline]');
      await expect(inline.getByRole('link', {name: 'Fourth level'})).toBeVisible();
      await expect(inline.getByRole('link', {name: 'Third level'})).toHaveCount(0);
      await expect(inline.getByRole('link', {name: 'Fifth level'})).toHaveCount(0);
      await inline.getByRole('link', {name: 'Fourth level'}).click();
      await expect(page).toHaveURL('/manual/headings#fourth-level');
    },
  },
  {
    feature: 'pictures, in each way',
    page: '/manual/assets',
    async reads(page) {
      const names = [
        'By Markdown',
        'By require',
        'By import',
        'From the static folder',
        'By address',
        'By base address',
      ];
      for (const name of names) {
        const picture = page.getByRole('img', {name, exact: true});
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate(isShown), name).toBe(true);
      }
    },
  },
  {
    feature: 'files to download',
    page: '/manual/assets',
    async reads(page) {
      for (const name of ['Download by Markdown', 'by require']) {
        const address = await article(page).getByRole('link', {name}).getAttribute('href');
        const file = await page.request.get(address ?? '');
        expect(await file.text()).toBe('A file for the tests.\n');
      }
    },
  },
  {
    feature: 'a drawing in the page',
    page: '/manual/assets',
    async reads(page) {
      await expect(page.getByRole('img', {name: 'A drawing'}).locator('circle')).toBeVisible();
    },
  },
  {
    feature: 'pictures by colour mode',
    page: '/manual/assets',
    async presses(page) {
      const shown = () => page.getByRole('img', {name: 'Themed'}).filter({visible: true});
      for (const [mode, file] of Object.entries({light: /favicon/, dark: /preview-card/})) {
        await chooseMode(page, mode);
        await expect(shown()).toHaveAttribute('src', file);
        await expect(page.getByRole('img', {name: 'Only by day'})).toBeVisible({visible: mode === 'light'});
        await expect(page.getByRole('img', {name: 'Only by night'})).toBeVisible({visible: mode === 'dark'});
      }
    },
  },
  {
    feature: 'a style sheet among the static files',
    page: '/manual/assets',
    async reads(page) {
      await expect(page.getByText('Spaced by a static sheet')).toHaveCSS('letter-spacing', '3px');
    },
  },
  {
    feature: 'a static file in a style sheet',
    page: '/manual/assets',
    async reads(page) {
      const box = article(page).locator('.manual-picture');
      await expect(box).toHaveCSS('background-image', /url\("(?:data:image\/svg|http:.*\.svg)/);
    },
  },
  {
    feature: 'links by file and by address',
    page: '/manual/links/source',
    async reads(page) {
      const addresses = {
        'A file beside this one': '/manual/links/target',
        'A file above': '/manual/tabs',
        'A file from the root of the folder': '/manual/markdown',
        'A file from the site': '/manual/math',
        'An address': '/manual/code',
        'A place in another page': '/manual/links/target#the-place',
      };
      for (const [name, address] of Object.entries(addresses)) {
        await expect(article(page).getByRole('link', {name})).toHaveAttribute('href', address);
      }
      await article(page).getByRole('link', {name: 'A place in another page'}).click();
      await expect(page).toHaveURL('/manual/links/target#the-place');
      await expect(page.getByRole('heading', {name: 'The place'})).toBeInViewport();
    },
  },
  {
    feature: 'formulas in a line, in a block and in a fence',
    page: '/manual/math',
    async reads(page) {
      const drawn = article(page).locator('.katex-html');
      await expect(drawn).toHaveCount(3);
      await expect(drawn.nth(1)).toContainText('∫');
      await expect(drawn.nth(2)).toContainText('∑');
      await expect(article(page).locator('.katex-mathml').first(), 'hidden by the styles').toHaveCSS(
        'position',
        'absolute',
      );
      const fonts = () => document.fonts.ready.then((all) => [...all].filter((one) => one.status === 'loaded'));
      const families = () =>
        page.evaluate(fonts).then(() => page.evaluate(() => document.fonts.check('1em KaTeX_Main')));
      await expect.poll(families).toBe(true);
      const heights = await drawn
        .nth(1)
        .locator('.mfrac .vlist > span')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(heights).size, 'the fraction has levels').toBeGreaterThan(1);
    },
  },
  {
    feature: 'diagrams',
    page: '/manual/diagrams',
    async presses(page) {
      await seesDiagram(page, 'Finish');
    },
  },
  {
    feature: 'a diagram as a component',
    page: '/manual/diagram-component',
    async presses(page) {
      await seesDiagram(page, 'Dynamic');
    },
  },
  {
    feature: 'the source of a diagram',
    page: '/manual/diagrams',
    async withoutScript(page) {
      const source = article(page).locator('noscript pre');
      for (const [path, text] of Object.entries({diagrams: 'Start-->Middle', 'diagram-component': 'Dynamic-->'})) {
        await page.goto(`/manual/${path}`);
        await expect(source).toBeVisible();
        expect(await source.textContent()).toContain(text);
      }
    },
  },
  {
    feature: 'links to and from a page with a policy of its own',
    page: '/manual/handler',
    async presses(page) {
      const html = page.locator('html');
      await expect(html, 'React may answer a press').toHaveAttribute('data-has-hydrated', 'true');
      await (await sidebar(page)).getByRole('link', {name: 'Diagrams'}).click();
      await seesDiagram(page, 'Finish');
      await article(page).getByRole('link', {name: 'the page before it'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Mathematics');
      await expect(html).toHaveAttribute('data-has-hydrated', 'false');
    },
  },
  {
    feature: 'metadata of one page',
    page: '/manual/head',
    async reads(page) {
      await expect(page).toHaveTitle('A title for the window');
      await expect(page.locator('html.manual-html')).toHaveCSS('scroll-margin-top', '77px');
      await expect(page.locator('body.manual-body')).toHaveCount(1);
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/elsewhere');
    },
  },
  {
    feature: 'the description of a page, from its text',
    page: '/manual/head',
    async reads(page) {
      const text = 'The first line of the text describes the page, with a link to tabs and weight.';
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', text);
    },
  },
];
