import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

type WithAxe = Window & {axe: typeof axe};

/** The minified build, which a browser reads in half the time. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function injectOnce(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
}

/** One line per violation: rule, element, problem. Checks all rules unless some are named, and the whole page or a part. */
export async function findViolations(page: Page, rules?: string[], part = ':root'): Promise<string[]> {
  await injectOnce(page);
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
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
