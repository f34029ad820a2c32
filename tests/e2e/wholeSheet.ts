import {readdirSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';

/** What looks different than at the last call, of two elements of each name. */
function changes(properties: string[]): string[] {
  const seen = new Map<string, number>();
  const looks = new Map<string, string>();
  for (const element of document.body.querySelectorAll(':not(svg *)')) {
    const name = `${element.tagName}.${element.classList.toString()}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    for (const part of count > 2 ? [] : ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      // What is not generated has no look.
      for (const property of part && style.content === 'none' ? ['content'] : properties) {
        looks.set(`${name} ${count}${part} ${property}`, style.getPropertyValue(property));
      }
    }
  }
  const page = window as Window & {looks?: typeof looks};
  const before = page.looks ?? looks;
  page.looks = looks;
  return [...looks.keys()].filter((key) => looks.get(key) !== before.get(key));
}

/** What looks different once the whole sheet has come. */
export async function changedBySheet(page: Page): Promise<string[]> {
  const name = readdirSync('build/assets/css').find((file) => file.endsWith('.css')) ?? '';
  const href = `/assets/css/${name}`;
  const sheet = await (await page.request.get(href)).text();
  const names = sheet.match(/(?<=[{;])[a-z-]+(?=:)/g) ?? [];
  const properties = [...new Set(names)].filter((name) => !name.startsWith('-'));
  await page.evaluate(changes, properties);
  await page.evaluate((address) => {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address}));
  }, href);
  await expect.poll(() => page.evaluate(() => [...document.styleSheets].some((sheet) => sheet.href))).toBe(true);
  return page.evaluate(changes, properties);
}
