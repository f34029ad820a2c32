import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

type WithAxe = Window & {axe: typeof axe};

/** The minified build, which a browser reads in half the time. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** One cause is often on a hundred elements, so that more lines than these tell nothing new. */
const mostLines = 5;

/** An element by its name and classes, which its siblings share. */
function kindOf(html: string): string {
  const [, name = ''] = /^<([\w-]+)/.exec(html) ?? [];
  const [, classes = ''] = /^<[^>]*? class="([^"]*)"/.exec(html) ?? [];
  return [name, ...classes.split(' ').filter(Boolean)].join('.');
}

/**
 * A line for each rule that an element of a kind breaks: rule, element, problem. Checks all rules unless some are named,
 * and the whole page or a part.
 */
export async function findViolations(page: Page, rules?: string[], part = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  // Controls half hidden behind the navbar would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const runOnly: axe.RunOnly = rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags};
  const violations = await page.evaluate(
    async ({context, options}) => {
      const results = await (window as unknown as WithAxe).axe.run(context, {
        runOnly: options,
        resultTypes: ['violations'],
        // Loads style sheets again, for a rule that is not among these.
        preload: false,
      });
      return results.violations;
    },
    {context: part, options: runOnly},
  );
  const lines = new Map<string, string>();
  for (const {id, help, nodes} of violations) {
    for (const {html, any, all, none} of nodes) {
      const key = `${id}: ${kindOf(html)}`;
      const [problem] = [...any, ...all, ...none];
      lines.set(key, lines.get(key) ?? `${key}: ${problem?.message ?? help}`);
    }
  }
  const found = [...lines.values()];
  const more = found.length - mostLines;
  return more > 0 ? [...found.slice(0, mostLines), `and ${more} more`] : found;
}
