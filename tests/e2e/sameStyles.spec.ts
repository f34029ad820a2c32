import {expect, test as base, type Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import {addressOf, builtHtmlFiles, readBuilt, sitemapPaths} from '../support/site';
import type {StyleComparison as Comparison, Texts} from '../support/styleComparison/inPage';

declare global {
  var StyleComparison: new (texts: Texts) => Comparison;
}

const phone = {width: 390, height: 844};
const desktop = {width: 1280, height: 800};

function bundle(entry: string): string {
  const [script] = buildSync({entryPoints: [entry], bundle: true, write: false, target: 'es2022'}).outputFiles;
  return script?.text ?? '';
}

/** One page for all tests of a worker, because opening a page takes longer than the comparison. */
const test = base.extend<object, {visitor: Page}>({
  visitor: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({baseURL: project.use.baseURL, bypassCSP: true});
      await context.addInitScript({content: bundle('tests/support/styleComparison/inPage.ts')});
      // React and the whole sheet do not come, so the page keeps its own styles.
      await context.route(/\/assets\/(?:js\/(?!page\.)|css\/)/, () => undefined);
      // The search brings styles of its own, which the not-found page asks for.
      await context.route('**/search/**', (route) => route.abort());
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Redirects are HTML pages as well, but have no styles. */
function wholeSheetOf(file: string): string | undefined {
  return /<meta name="?[\w-]+-styles"? content="?(?<address>[^"\s>]+)/.exec(readBuilt(file))?.groups?.address;
}

const styledPages = builtHtmlFiles().flatMap((file) => {
  const sheet = wholeSheetOf(file);
  return sheet === undefined ? [] : {path: file === '404.html' ? '/404.html' : addressOf(file), sheet};
});

async function compare(page: Page, texts: Texts): Promise<string[]> {
  const comparison = await page.evaluateHandle((both) => new StyleComparison(both), texts);
  const missing = await comparison.evaluate((one) => one.missingRules());
  const differences = missing.map((rule) => `only in the whole sheet: ${rule}`);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({media});
      const found = await comparison.evaluate((one) => one.differences().slice(0, 10));
      differences.push(...found.map((difference) => `${size.width} px, ${media}, ${difference}`));
    }
  }
  return differences.slice(0, 10);
}

async function ownStyles(page: Page): Promise<string> {
  return (await page.locator('style').allTextContents()).join('');
}

test.describe('the styles of a page', () => {
  test('are compared on every page of the sitemap', () => {
    expect(styledPages.map(({path}) => path)).toEqual(expect.arrayContaining([...sitemapPaths(), '/404.html']));
  });

  for (const {path, sheet} of styledPages) {
    test(`are the same as with the whole sheet: ${path}`, async ({visitor}) => {
      await visitor.goto(path);
      expect(await compare(visitor, {own: await ownStyles(visitor), whole: readBuilt(sheet)})).toEqual([]);
    });
  }

  test('are the same when the values of all properties are read', async ({visitor}) => {
    await visitor.setViewportSize(phone);
    await visitor.emulateMedia({media: 'screen'});
    await visitor.goto('/test-page');
    const whole = readBuilt(styledPages.find(({path}) => path === '/test-page')?.sheet ?? '');
    const texts = {own: await ownStyles(visitor), whole};
    const comparison = await visitor.evaluateHandle((both) => new StyleComparison(both), texts);
    expect(await comparison.evaluate((one) => one.differencesInEverything().slice(0, 10))).toEqual([]);
  });
});

test.describe('the comparison', () => {
  const markup = `
    <main>
      <p class="quote">Text <a href="#">link</a></p>
      <details><summary>More</summary><p>Text</p></details>
      <ul><li>Item</li></ul>
      <dialog popover>Menu</dialog>
      <svg><path fill="var(--paint)" /></svg>
    </main>`;

  const rules = {
    page: '@page { margin: 12mm; }',
    'order of layers': '@layer second, first;',
    first: '@layer first { p { color: red; } }',
    second: '@layer second { p { color: blue; } }',
    ink: ':root { --ink: #123; }',
    text: ':root { --text: var(--ink); }',
    paint: ':root { --paint: #456; }',
    rim: 'ul { --rim: 3px; }',
    edge: 'li { outline-offset: var(--rim, 1px); }',
    'unused token': ':root { --unused: 1px; }',
    'absent class': '.absent { color: var(--text); }',
    main: 'main { border: 1px solid var(--text); margin-left: 1em; }',
    'other margin': 'main { margin: 2em; }',
    'margin of the text direction': 'main { margin-inline-start: 3em; }',
    before: '.quote::before { content: "“"; }',
    marker: 'li::marker { color: red; }',
    backdrop: 'dialog::backdrop { background: red; }',
    dark: '[data-theme="dark"] ul { color: red; }',
    open: 'details[open] p { margin: 0; }',
    closed: 'details:not([open]) summary { color: red; }',
    menu: 'dialog:is([open], :popover-open) { display: flex; }',
    print: '@media print { svg { display: none; } }',
    wide: '@media (width > 996px) { svg { width: 1px; } }',
    hover: 'a:not(.button):hover { opacity: 0.5; }',
    'not focused': 'a:not(:focus) { opacity: 0.5; }',
    'no script': '@media (scripting: none) { a { color: red; } }',
  };

  type Name = keyof typeof rules;

  const names = Object.keys(rules) as Name[];

  function sheetWith(chosen: Name[]): string {
    return chosen.map((name) => rules[name]).join('\n');
  }

  function sheetWithout(left: Name): string {
    return sheetWith(names.filter((name) => name !== left));
  }

  async function compareWith(page: Page, own: string): Promise<string> {
    await page.goto('about:blank');
    await page.setContent(markup);
    return (await compare(page, {own, whole: sheetWith(names)})).join('\n');
  }

  const reports: [Name, string][] = [
    ['page', 'only in the whole sheet: @page'],
    ['order of layers', '{ color: rgb(0, 0, 255) }'],
    ['first', '{ color: rgb(0, 0, 255) }'],
    ['ink', 'html { --text:  }'],
    ['text', 'html { --text:  }'],
    ['rim', '{ outline-offset: 1px }'],
    ['paint', '{ fill: rgb(0, 0, 0) }'],
    ['main', '{ border-top-width: 0px }'],
    ['margin of the text direction', '{ margin-inline-start: 32px }'],
    ['before', '::before { content: none }'],
    ['marker', '::marker { color: rgb(0, 0, 0) }'],
    ['backdrop', '::backdrop { background-color:'],
    ['dark', '390 px, screen, closed, dark, as it is'],
    ['open', '390 px, screen, open, light, as it is'],
    ['closed', '390 px, screen, closed, light, as it is'],
    ['menu', '390 px, screen, open, light, as it is'],
    ['print', '390 px, print, closed, light, as it is'],
    ['wide', '1280 px, screen, closed, light, as it is'],
    ['hover', '390 px, screen, closed, light, hovered'],
    ['not focused', '390 px, screen, closed, light, as it is'],
    ['no script', '390 px, screen, closed, light, all preferences, no script'],
  ];

  for (const [name, report] of reports) {
    test(`reports a missing rule: ${name}`, async ({visitor}) => {
      expect(await compareWith(visitor, sheetWithout(name))).toContain(report);
    });
  }

  for (const name of ['unused token', 'absent class', 'second'] as const) {
    test(`accepts that a rule without effect is missing: ${name}`, async ({visitor}) => {
      expect(await compareWith(visitor, sheetWithout(name))).toBe('');
    });
  }

  test('reports another order of rules', async ({visitor}) => {
    const last: Name[] = ['main', 'other margin'];
    const own = sheetWith([...names.filter((name) => !last.includes(name)), ...last]);
    expect(await compareWith(visitor, own)).toContain('{ margin-left: 32px }');
  });

  test('reports a rule that the whole sheet lacks', async ({visitor}) => {
    expect(await compareWith(visitor, `${sheetWith(names)} li { color: red; }`)).toContain('{ color: rgb(255, 0, 0) }');
  });

  test('reports a token that is taken out of a page', async ({visitor}) => {
    await visitor.goto('/');
    const whole = await ownStyles(visitor);
    const token = /[{;]color:var\((?<token>--[\w-]+)\)/.exec(whole)?.groups?.token ?? '';
    const own = whole.replaceAll(new RegExp(`(?<=[{;])${token}:[^;}]*;?`, 'g'), '');
    expect(own).not.toBe(whole);
    expect((await compare(visitor, {own, whole})).join('\n')).toContain(`html { ${token}:  }`);
  });
});
