// What a page is to somebody who hears it.
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {geometry} from './geometry';
import {changedSince, looksOf} from './looks';
import {rulesOf} from './rules';

/** An item of an `ariaSnapshot()`: a role with its name and states, and perhaps its text, or what is in it. */
type Item = string | Record<string, string | Item[]>;

/** One line for lines that repeat each other. */
function counted(lines: readonly string[]): string[] {
  const starts = [...lines.keys()].filter((at) => lines[at] !== lines[at - 1]);
  return starts.map((at, index) => {
    const count = (starts[index + 1] ?? lines.length) - at;
    return `${lines[at]}${count > 1 ? ` ×${count}` : ''}`;
  });
}

/** Their names are made of what is in them. */
const namedByContent = new Set(['row', 'cell', 'columnheader', 'rowheader']);
const bare = (text: string) => text.replaceAll(/[\s\u200B]/g, '');

/** A line for each item, without the words of the page and the targets of links, which another golden has. */
function linesOf(items: readonly Item[], words: string): string[] {
  const lines = items.flatMap((item) => {
    const [head = '', value = ''] = typeof item === 'string' ? [item] : (Object.entries(item)[0] ?? []);
    const [, role = '', quoted = '""', states = ''] = /^([/\w]+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(head) ?? [];
    if (role === '/url') {
      return [];
    }
    const name = JSON.parse(quoted) as string;
    const isSaid = namedByContent.has(role) || (role === 'link' && words.includes(bare(name)));
    const none = /^(?:link|button)$/.test(role) ? ' without a name' : '';
    const label = name === '' ? none : isSaid ? '' : ` “${name}”`;
    const text = typeof value === 'string' && !words.includes(bare(value)) ? `: ${value}` : '';
    const line = role + label + states + text;
    const inner = typeof value === 'string' ? [] : linesOf(value, words);
    if (/^(?:text|strong|emphasis|code)$/.test(line)) {
      return inner;
    }
    const whole = inner.length > 0 ? `${line} (${inner.join(', ')})` : line;
    return whole.length < 60 ? [whole] : [line, ...inner.map((one) => ` ${one}`)];
  });
  // The link beside a heading says its name again.
  const heading = (at: number) => /^heading “(.*)”/.exec(lines[at] ?? '')?.[1] ?? '\n';
  return counted(
    lines.map((line, at) => (line.endsWith(` ${heading(at - 1)}”`) ? `${line.split(' ', 1)[0]} to it` : line)),
  );
}

/** Around the text alone: without what is in `main`. */
async function names(page: Page, isAround = false): Promise<string[]> {
  const items = parse(await page.locator('body').ariaSnapshot()) as Item[];
  // A pop-up stands within a sentence, but is not part of it.
  const words = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[popover]').forEach((popUp) => {
      popUp.remove();
    });
    return copy.textContent + body.textContent;
  });
  return linesOf(isAround ? items.filter((item) => !(typeof item === 'object' && 'main' in item)) : items, bare(words));
}

/** Opens what is closed, and shows each tab. */
function openAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
    document.querySelectorAll('[role=tabpanel]').forEach((panel) => {
      panel.removeAttribute('hidden');
    });
  });
}

/** How things look, and what is different in the dark, on paper, on a tablet and on a phone. */
export async function looks(page: Page): Promise<string[]> {
  const light = await looksOf(page, 'light');
  const differences = async (medium: string) =>
    (await changedSince(page, 'light', medium)).map((change) => change.replace(': ', `: ${medium}: `));
  const setRoot = (theme: string, fontSize: string) =>
    page.locator('html').evaluate(
      (html, values) => {
        html.dataset.theme = values.theme;
        html.style.fontSize = values.fontSize;
      },
      {theme, fontSize},
    );
  await setRoot('dark', '');
  const dark = await differences('dark');
  // The letters of paper are smaller, and with them everything.
  await setRoot('light', '16px');
  await page.emulateMedia({media: 'print'});
  const paper = await differences('paper');
  await setRoot('light', '');
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize({width: 800, height: 800});
  const tablet = await differences('tablet');
  await page.setViewportSize({width: 390, height: 800});
  const phone = await differences('phone');
  await page.setViewportSize({width: 1440, height: 800});
  return [...light, ...dark, ...paper, ...tablet, ...phone, ...(await rulesOf(page))];
}

/** Opens the search, and finds something. */
export async function search(page: Page): Promise<void> {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('time');
  // The texts come after the titles.
  await page.getByRole('dialog').locator('.snippet mark').first().waitFor();
}

/** What is heard of a page as served, with all that opens opened, and in the menu of a phone; what is in sight, and how. */
export async function linesRendered(page: Page, address: string) {
  await page.setViewportSize({width: 1440, height: 800});
  await page.goto(address);
  if (address === '/404') {
    // Its script looks for pages that may have been meant.
    await page.getByRole('heading', {name: 'Did you mean one of these?'}).waitFor();
  }
  const served = await names(page);
  const seen = await geometry(page);
  const seenHow = await looks(page);
  await openAll(page);
  const opened = await names(page);
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  return {names: served, opened, menu: await names(page, true), geometry: seen, looks: seenHow};
}
