// The chapter on Markdown: tabs, code blocks and admonitions.
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {article, type Row} from './row';

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

/** The block of code with this text. */
const code = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text});

/** The line of code with this text. */
const line = (page: Page, text: string) => page.locator('pre code > span', {hasText: text});

/** The parts of a text that the highlighter knows. */
const token = (page: Page, text: string, kind: string) => code(page, text).locator(`.token.${kind}`);

export const parts: Row[] = [
  {
    feature: 'tabs',
    page: '/manual/tabs',
    async presses(page) {
      await tab(page, 'Apple').click();
      await expect(page.getByText('An apple.')).toBeVisible();
      await expect(page.getByText('An orange.')).toBeHidden();
    },
  },
  {
    feature: 'a default tab, by a tab, by its value, and none',
    page: '/manual/tabs',
    async presses(page) {
      await expect(page.getByText('An orange.')).toBeVisible();
      await expect(page.getByText('A pear.')).toBeVisible();
      await expect(page.getByText('A plum.')).toBeHidden();
      await expect(page.getByText('Now something.')).toBeHidden();
      for (const [name, isChosen] of Object.entries({Orange: true, 'Pear of the list': true, 'Nothing yet': false})) {
        await expect(tab(page, name)).toHaveAttribute('aria-selected', String(isChosen));
      }
    },
  },
  {
    feature: 'labels of a list go before those of tabs',
    page: '/manual/tabs',
    async presses(page) {
      await expect(page.getByText('Not shown')).toHaveCount(0);
      await tab(page, 'Plum of the list').click();
      await expect(page.getByText('A plum.')).toBeVisible();
    },
  },
  {
    feature: 'lazy tabs',
    page: '/manual/tabs',
    async presses(page) {
      await tab(page, 'Nothing yet').click();
      await expect(page.getByText('Now something.')).toBeVisible();
    },
  },
  {
    feature: 'tabs that move together, and are kept',
    page: '/manual/tabs',
    async presses(page) {
      await tab(page, 'macOS').first().click();
      await expect(page.getByText('Copy with Command.')).toBeVisible();
      await expect(page.getByText('Paste with Command.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Paste with Command.')).toBeVisible();
      await tab(page, 'Windows').last().click();
      await expect(page.getByText('Copy with Ctrl.')).toBeVisible();
    },
  },
  {
    feature: 'classes of tabs and of a tab',
    page: '/manual/tabs',
    async presses(page) {
      await expect(page.locator('.manual-tabs').getByRole('tab')).toHaveCount(2);
      await expect(tab(page, 'Orange')).toHaveCSS('text-decoration-line', 'underline');
    },
  },
  {
    feature: 'what is in each tab',
    page: '/manual/tabs',
    async withoutScript(page) {
      for (const text of ['An apple.', 'An orange.', 'A plum.', 'Now something.', 'Paste with Command.']) {
        await expect(page.getByText(text)).toBeVisible();
      }
    },
  },
  {
    feature: 'a tab in the address',
    page: '/manual/tabs',
    async presses(page) {
      await tab(page, 'iOS').click();
      await expect(page).toHaveURL('/manual/tabs?device=ios');
      await page.goto('/manual/tabs?device=ios&manual-shell=ps');
      await expect(page.getByText('The other one.')).toBeVisible();
      await expect(page.getByText('A greater-than sign.')).toBeVisible();
      await tab(page, 'Shell').click();
      await expect(page).toHaveURL(/manual-shell=sh/);
      await page.goto('/manual/tabs?manual-shell=ps');
      await expect(page.getByText('A greater-than sign.'), 'before what is kept').toBeVisible();
    },
  },
  {
    feature: 'the title of a block of code',
    page: '/manual/code',
    async reads(page) {
      await expect(code(page, "hello = 'title'").getByText('/src/hello.js')).toBeVisible();
    },
  },
  {
    feature: 'colours of code',
    page: '/manual/code',
    async reads(page) {
      const plain = await line(page, "hello = 'title'").evaluate((one) => getComputedStyle(one).color);
      await expect(token(page, "hello = 'title'", 'keyword')).not.toHaveCSS('color', plain);
    },
  },
  {
    feature: 'languages beyond the usual ones',
    page: '/manual/code',
    async reads(page) {
      await expect(token(page, 'Get-ChildItem', 'string')).toHaveText('"additional"');
      await expect(code(page, 'removed').locator('.token.deleted, .token.deleted-sign').first()).toBeVisible();
    },
  },
  {
    feature: 'a language for code without one',
    page: '/manual/code',
    async reads(page) {
      await expect(token(page, 'byDefault', 'keyword')).toHaveText('const');
    },
  },
  {
    feature: 'lines marked by comments',
    page: '/manual/code',
    async reads(page) {
      for (const text of ["second = 'marked'", "third = 'marked'"]) {
        await expect(line(page, text)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      for (const text of ["first = 'plain'", "fourth = 'wrong'"]) {
        await expect(line(page, text)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      await expect(page.getByText('highlight-next-line')).toHaveCount(0);
    },
  },
  {
    feature: 'lines marked by a range',
    page: '/manual/code',
    async reads(page) {
      for (const text of ["one = 'range'", "three = 'range'"]) {
        await expect(line(page, text)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      await expect(line(page, "two = 'plain'")).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    },
  },
  {
    feature: 'a comment that marks, of the configuration',
    page: '/manual/code',
    async reads(page) {
      await expect(line(page, "fourth = 'wrong'")).toHaveCSS('border-left-color', 'rgb(1, 2, 3)');
      await expect(page.getByText('This will error')).toHaveCount(0);
    },
  },
  {
    feature: 'numbers of lines, from a number',
    page: '/manual/code',
    async reads(page) {
      const number = (one: Element) => getComputedStyle(one, '::before').content;
      expect(await line(page, "numbered = 'three'").evaluate(number)).toContain('3');
    },
  },
  {
    feature: 'the button that copies code',
    page: '/manual/code',
    async presses(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const block = code(page, "numbered = 'three'");
      await block.hover();
      await block.getByRole('button', {name: 'Copy'}).first().click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe("const numbered = 'three';\nconst next = 'four';");
    },
  },
  {
    feature: 'a block of code as a component',
    page: '/manual/code',
    async reads(page) {
      await expect(token(page, 'in_jsx', 'keyword')).toHaveText('def');
      await expect(code(page, 'in_jsx').getByText('/src/from_jsx.py')).toBeVisible();
      const number = (one: Element) => getComputedStyle(one, '::before').content;
      expect(await line(page, "again = 'twice'").evaluate(number)).toContain('2');
    },
  },
  {
    feature: 'markup in a block of code',
    page: '/manual/code',
    async reads(page) {
      for (const text of ['Input:', 'Output:']) {
        await expect(article(page).locator('pre b', {hasText: text})).toHaveCSS('font-weight', /[67]00/);
      }
    },
  },
  {
    feature: 'code in tabs',
    page: '/manual/code',
    async presses(page) {
      await tab(page, 'Python').click();
      await expect(code(page, "language = 'snake'")).toBeVisible();
      await expect(code(page, "language = 'script'")).toBeHidden();
    },
  },
  {
    feature: 'kinds of admonitions',
    page: '/manual/admonitions',
    async reads(page) {
      const titles = page.locator('[class*=admonitionHeading]');
      for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
        await expect(titles.getByText(kind, {exact: true}).first()).toBeVisible();
      }
      for (const text of ['A note.', 'A tip.', 'Information.', 'A warning.', 'A danger.']) {
        await expect(page.getByText(text, {exact: true})).toBeVisible();
      }
    },
  },
  {
    feature: 'admonitions with a title, one in another',
    page: '/manual/admonitions',
    async reads(page) {
      const outer = page.locator('.theme-admonition-info', {hasText: 'A title of its own'});
      await expect(outer.locator('strong')).toHaveText('of its own');
      await expect(outer.locator('.theme-admonition-danger').getByText('The inner one.')).toBeVisible();
      await expect(page.locator('[class*=admonitionHeading]', {hasText: 'A title in the short form'})).toBeVisible();
    },
  },
  {
    feature: 'MDX in an admonition',
    page: '/manual/admonitions',
    async presses(page) {
      await tab(page, 'Second of it').click();
      await expect(page.locator('.theme-admonition-danger').getByText('Two.')).toBeVisible();
    },
  },
  {
    feature: 'an admonition as a component',
    page: '/manual/admonitions',
    async reads(page) {
      const own = page.locator('.theme-admonition-tip', {hasText: 'Written in JSX.'});
      await expect(own.getByText('From a component')).toBeVisible();
      await expect(own.getByText('★')).toBeVisible();
    },
  },
  {
    feature: 'a kind of admonition from a theme',
    page: '/manual/admonitions',
    async reads(page) {
      const recipe = page.getByRole('region', {name: 'Recipe'});
      await expect(recipe.getByRole('heading', {name: 'Soup'})).toBeVisible();
      await expect(recipe).toContainText('Water and salt.');
    },
  },
];
